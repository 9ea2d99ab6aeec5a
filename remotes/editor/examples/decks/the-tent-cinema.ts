import type { ExampleDeckContent } from '../create-example-deck';
import { tentCinemaStills } from '../stills/tent-cinema-stills';

/** Documentary. Invented, as are its people. */
export const theTentCinema: ExampleDeckContent = {
  name: 'the-tent-cinema',
  title: 'The Tent Cinema',
  themeName: 'documentary',
  stills: tentCinemaStills,
  slides: [
    {
      layout: 'cover',
      title: 'The Tent Cinema',
      lines: ['A documentary by Asha Kadam', '82 minutes · Marathi'],
      stills: [{ name: 'tent', alt: 'A cinema tent glows in a field at dusk.' }],
    },
    {
      layout: 'statement',
      title: 'Story',
      lines: [
        'For fifty years the Jadhavs have carried a cinema from fair to fair. This season their last projector needs a lamp that nobody makes.',
      ],
    },
    {
      layout: 'full',
      title: 'Theme',
      lines: [
        'What is a picture worth when everybody has one in the pocket?',
        'A crowd that looks in one direction, for two hours, once a year.',
      ],
      stills: [{ name: 'beam', alt: 'The beam of a projector above an audience in a tent.' }],
    },
    {
      layout: 'steps',
      title: 'Access',
      lines: [
        'The director grew up two villages from the route.',
        'All four Jadhavs have signed releases.',
        'The fair committees agreed to two cameras.',
      ],
    },
    {
      layout: 'trio',
      title: 'Visual style',
      lines: ['Observed, on one lens. Archive only where the family holds the print.'],
      stills: [
        { name: 'reels', alt: 'Two reels of 35 mm film.' },
        { name: 'beam', focalX: 0.7, alt: 'The screen and the heads in front of it.' },
        { name: 'road', alt: 'A straight road between two villages.' },
      ],
    },
    {
      layout: 'table',
      title: 'Budget',
      lines: ['₹1.9 crore, about USD 220,000. 48 shooting days, a long edit.'],
      table: {
        columnWeights: [3, 1],
        hasTotalRow: true,
        alt: 'Budget of the documentary',
        rows: [
          ['Top sheet', '₹ lakh'],
          ['Story and rights', '24'],
          ['Shooting days and travel', '71'],
          ['Archive', '18'],
          ['Edit, sound, grade', '59'],
          ['Festivals and impact', '18'],
        ],
      },
    },
    {
      layout: 'timeline',
      title: 'Timeline',
      lines: [
        'To May\nResearch. The route is known.',
        'June to Sept\nMonsoon. The tent is mended.',
        'Oct to April\nThree fairs. One depends on rain.',
        'To December\nEdit, clearance, delivery.',
      ],
    },
    {
      layout: 'closing',
      title: 'Come to the fair',
      lines: ['Asha Kadam, director', 'Field Lamp Films, Satara', 'asha@fieldlamp.example'],
      stills: [{ name: 'tent', focalX: 0.45, alt: 'A cinema tent glows in a field at dusk.' }],
    },
  ],
};
