import type { ExampleDeckContent } from '../create-example-deck';
import { frames, saltRoadStills } from '../stills/salt-road-stills';

/** Feature film. Invented, as are its people; the films of the comparison are real. */
export const theSaltRoad: ExampleDeckContent = {
  name: 'the-salt-road',
  title: 'The Salt Road',
  themeName: 'noir',
  stills: saltRoadStills,
  slides: [
    {
      layout: 'cover',
      title: 'The Salt Road',
      lines: [
        'A feature film by Meera Solanki',
        'Road thriller · 104 minutes · Gujarati and Hindi',
      ],
      stills: [{ name: 'dawn', alt: 'A loaded truck on the salt flats at sunrise.' }],
    },
    {
      layout: 'statement',
      title: 'Logline',
      lines: [
        'The night her father’s debt falls due, a salt farmer’s daughter must drive his last harvest across the closed flats before dawn, with the lender who owns the road behind her.',
      ],
    },
    {
      layout: 'columns',
      title: 'Synopsis',
      lines: [
        'Jamna buries her father beside pans he never owned. His debt passes to her; so will the lender’s men, by sunrise.',
        'Twelve tonnes of salt would clear it, if she can reach the railhead. The road is closed. She takes the lake bed.',
        'Devji follows. At the last gate she can save the salt, or the boy who opened it. She tips the load, and walks out owing nothing.',
      ],
    },
    {
      layout: 'wall',
      title: 'Visual style',
      lines: ['Three lights: dusk, headlamps, moon.', 'The truck is never larger than the sky.'],
      stills: [frames.nightRoad, frames.pans, frames.lantern, frames.moon],
    },
    {
      layout: 'cast',
      title: 'Characters',
      lines: [
        'Jamna, 24\nLearned to drive on salt. Has never left it.',
        'Devji, 58\nThe lender. Kept every promise but one.',
        'Rafiq, 19\nGuards a gate that nobody has opened.',
      ],
      stills: [
        { name: 'jamna', alt: 'A woman in a shawl against orange light.' },
        { name: 'devji', alt: 'A man in a turban against green light.' },
        { name: 'rafiq', alt: 'A young man in a cap against blue light.' },
      ],
    },
    {
      layout: 'full',
      title: 'Director’s statement',
      lines: [
        'My grandfather worked these pans for forty seasons. He could not have told you who owned them.',
        'I want you to feel how large that land is, and how small a debt looks on it.',
      ],
      stills: [frames.cab],
    },
    {
      layout: 'steps',
      title: 'Audience',
      lines: [
        'Festival audiences for Indian independents, from the first screening on.',
        'Gujarati cinemas: 60 screens from Ahmedabad to Mumbai.',
        'Gujarati families in the UK and North America, by streaming.',
      ],
    },
    {
      layout: 'table',
      title: 'Comparables',
      lines: ['Four films that found this audience with one road, one debt or one language.'],
      table: {
        columnWeights: [1.2, 1.3, 1.4],
        alt: 'Comparable films',
        rows: [
          ['Film', 'First seen', 'Why it compares'],
          ['Hit the Road, 2021', 'Directors’ Fortnight', 'A family car, a border'],
          ['Masaan, 2015', 'Un Certain Regard', 'A bribe that must be paid'],
          ['Last Film Show, 2021', 'Tribeca', 'Gujarati, and it travelled'],
          ['NH10, 2015', 'Indian cinemas', 'One night, one road'],
        ],
      },
    },
    {
      layout: 'split-left',
      title: 'Team',
      lines: [
        'Meera Solanki, writer and director: three short films, one of them made on these pans.',
        'Kaveri Iyer, producer: line producer of six features in Gujarat and Rajasthan.',
        'Arjun Deb, camera: attached.',
      ],
      stills: [{ ...frames.harvest, focalX: 0.12 }],
    },
    {
      layout: 'table',
      title: 'Budget',
      lines: [
        '₹8.4 crore, about USD 1 million. 32 days, 24 of them nights. 10% contingency in every line.',
      ],
      table: {
        columnWeights: [3, 1],
        hasTotalRow: true,
        alt: 'Budget top sheet',
        rows: [
          ['Top sheet', '₹ lakh'],
          ['Above-the-line', '168'],
          ['Pre-production', '74'],
          ['Production', '402'],
          ['Post', '132'],
          ['Marketing', '64'],
        ],
      },
    },
    {
      layout: 'table',
      title: 'Finance plan',
      lines: ['60% is in place or in talks. Your ₹3.36 crore is repaid first, with a 20% premium.'],
      table: {
        columnWeights: [2.4, 1.5, 1],
        hasTotalRow: true,
        alt: 'Finance plan by source',
        rows: [
          ['Source', 'Status', '₹ lakh'],
          ['Equity, this offer', 'Open', '336'],
          ['Streaming pre-sale', 'In talks', '252'],
          ['Co-producer', 'Committed', '84'],
          ['State film incentive', 'Applied for', '84'],
          ['Deferred fees', 'Agreed', '84'],
        ],
      },
    },
    {
      layout: 'table',
      title: 'Recoupment waterfall',
      lines: ['Example: ₹9 crore of receipts, in lakh. The last column is profit, shared 50:50.'],
      waterfall: {
        alt: 'Recoupment of 900 lakh: sales 180, equity 336, premium 67, co-producer 84, deferred fees 84, profit 149.',
        rows: [
          ['Tier', '₹ lakh'],
          ['Receipts', '900'],
          ['Sales', '-180'],
          ['Equity', '-336'],
          ['Premium', '-67'],
          ['Co-pro', '-84'],
          ['Fees', '-84'],
        ],
      },
    },
    {
      layout: 'timeline',
      title: 'Schedule',
      lines: [
        'To March 2027\nFinance closes, cast is signed.',
        'To October\nPrep in the monsoon. Pans dry.',
        'Nov and Dec\n32 shooting days on dry pans.',
        'June 2028\nDelivery. Festivals first.',
      ],
    },
    {
      layout: 'closing',
      title: 'Meet us on the road',
      lines: ['Kaveri Iyer, producer', 'Saltlight Films, Ahmedabad', 'kaveri@saltlight.example'],
      stills: [frames.moon],
    },
  ],
};
