import type { ExampleDeckContent } from '../create-example-deck';
import { lostPropertyStills } from '../stills/lost-property-stills';

/** Series. Invented, as are its people. */
export const lostProperty: ExampleDeckContent = {
  name: 'lost-property',
  title: 'Lost Property',
  themeName: 'thriller',
  stills: lostPropertyStills,
  slides: [
    {
      layout: 'cover',
      title: 'Lost Property',
      lines: ['A series by Ritwik Sen', 'Crime drama · 8 × 45 minutes · Bengali and Hindi'],
      stills: [
        { name: 'hall', alt: 'Travellers in the hall of a station, light from high windows.' },
      ],
    },
    {
      layout: 'statement',
      title: 'Logline',
      lines: [
        'A clerk in a railway lost-property office starts returning what nobody claimed, and finds that one suitcase belongs to a man the police call missing for nine years.',
      ],
    },
    {
      layout: 'steps',
      title: 'Format',
      lines: [
        'Eight hours, one closed case for each season.',
        'Each episode opens one object and gives it back.',
        'One station, one office, four sets. No chase leaves the platform.',
      ],
    },
    {
      layout: 'cast',
      title: 'Characters',
      lines: [
        'Anjan, 41\nThe clerk. Forgets no object, and no face.',
        'Inspector Roy, 52\nClosed the file. Would do it again.',
        'Mrs Bose, 66\nComes every Friday to ask for nothing.',
      ],
      stills: [
        { name: 'clerk', alt: 'A man against teal light.' },
        { name: 'inspector', alt: 'A man in a cap against yellow light.' },
        { name: 'mother', alt: 'A woman in a shawl against pink light.' },
      ],
    },
    {
      layout: 'full',
      title: 'The pilot',
      lines: [
        'A blue suitcase, nine years on the shelf. Anjan finds the owner’s ticket: it was used.',
        'Hook: the owner’s mother already has the key.',
      ],
      stills: [{ name: 'shelves', alt: 'Shelves of lost luggage; one suitcase is lit.' }],
    },
    {
      layout: 'table',
      title: 'Season grid',
      lines: ['Three lines in eight hours. They cross in episodes four and eight.'],
      table: {
        columnWeights: [0.9, 1.6, 2.4],
        alt: 'Season grid',
        rows: [
          ['Hours', 'Object', 'Hook at the end'],
          ['1 and 2', 'The suitcase', 'The ticket was used'],
          ['3 and 4', 'A wedding sari', 'It was never hers'],
          ['5 and 6', 'The station clock', 'Somebody set it back'],
          ['7 and 8', 'A claim form', 'Signed this morning'],
        ],
      },
    },
    {
      layout: 'table',
      title: 'Budget per episode',
      lines: ['₹2.1 crore for each hour. Rights: streaming for sale, format and remake kept.'],
      table: {
        columnWeights: [3, 1],
        hasTotalRow: true,
        alt: 'Budget of an episode',
        rows: [
          ['One hour', '₹ lakh'],
          ['Above-the-line', '52'],
          ['Pre-production', '14'],
          ['Production', '98'],
          ['Post', '34'],
          ['Marketing', '12'],
        ],
      },
    },
    {
      layout: 'closing',
      title: 'Is it yours?',
      lines: ['Ritwik Sen, showrunner', 'Platform Two, Kolkata', 'ritwik@platformtwo.example'],
      stills: [
        { name: 'platform', focalX: 0.75, alt: 'A man in front of a lit train in the rain.' },
      ],
    },
  ],
};
