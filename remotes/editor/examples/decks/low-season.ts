import type { ExampleDeckContent } from '../create-example-deck';
import { lowSeasonStills } from '../stills/low-season-stills';

/** Indie film. Invented, as are its people. */
export const lowSeason: ExampleDeckContent = {
  name: 'low-season',
  title: 'Low Season',
  themeName: 'arthouse',
  stills: lowSeasonStills,
  slides: [
    {
      layout: 'cover',
      title: 'Low Season',
      lines: ['A film by Nila Thomas', 'Drama · 88 minutes · Malayalam and English'],
      stills: [{ name: 'hotel', alt: 'A hotel on an empty beach with one window lit.' }],
    },
    {
      layout: 'split',
      title: 'Synopsis',
      lines: [
        'A night manager and the only guest keep a closing hotel open for one more week.',
        'She is there to forget. He is paid to forget her.',
        'When the owner comes to lock up, they hide as staff, and are hired.',
      ],
      stills: [{ name: 'room', focalX: 0.4, alt: 'A woman in a room with light from a window.' }],
    },
    {
      layout: 'wall',
      title: 'Mood board',
      lines: ['Pale, wet, warm at one window.', 'No music that nobody in the room can hear.'],
      stills: [
        { name: 'lighthouse', alt: 'A lighthouse at night.' },
        { name: 'pool', alt: 'An empty pool from above.' },
        { name: 'waves', alt: 'Waves without a shore.' },
        { name: 'room', focalX: 0.6, alt: 'Window light on a wall.' },
      ],
    },
    {
      layout: 'split-left',
      title: 'Team',
      lines: [
        'Nila Thomas, writer and director: two shorts.',
        'Jacob Mathew, producer: three films under ₹2 crore.',
        'Crew of eleven, all from Kochi.',
      ],
      stills: [{ name: 'lighthouse', focalX: 0.26, alt: 'A lighthouse at night.' }],
    },
    {
      layout: 'steps',
      title: 'Distribution',
      lines: [
        'Festivals first: one premiere, then ten months.',
        'Then a sales agent, with Kerala kept back for our own release.',
        'Then one streaming window.',
      ],
    },
    {
      layout: 'table',
      title: 'Simple budget',
      lines: ['₹1.2 crore in five lines. One location, 21 days.'],
      table: {
        columnWeights: [3, 1],
        hasTotalRow: true,
        alt: 'Budget in five lines',
        rows: [
          ['Top sheet', '₹ lakh'],
          ['Above-the-line', '18'],
          ['Pre-production', '12'],
          ['Production', '54'],
          ['Post', '24'],
          ['Marketing', '12'],
        ],
      },
    },
    {
      layout: 'closing',
      title: 'Rooms available',
      lines: ['Jacob Mathew, producer', 'Off Coast Films, Kochi', 'jacob@offcoast.example'],
      stills: [{ name: 'waves', alt: 'Waves without a shore.' }],
    },
  ],
};
