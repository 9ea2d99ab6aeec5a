import type { DeckTemplate } from './deck-template';

export const indieDeckTemplate = {
  name: 'indie',
  title: 'Indie film',
  description: 'One-page synopsis, mood board, team, distribution and a simple budget.',
  themeName: 'arthouse',
  slides: [
    {
      layout: 'cover',
      title: 'Title of the indie film',
      questions: ['An independent film by …', 'Genre, running time, language'],
    },
    {
      layout: 'statement',
      title: 'Logline',
      questions: ['Who wants what, and why can only you tell it?'],
      synopsisField: 'logline',
    },
    {
      layout: 'columns',
      title: 'Synopsis',
      questions: ['What happens, from the first image to the last, on one page?'],
      synopsisField: 'synopsis',
    },
    { layout: 'wall', title: 'Mood board', questions: ['Which frames set the mood?'] },
    {
      layout: 'cast',
      title: 'Team',
      questions: ['Who writes and directs?', 'Who produces?', 'Who shoots it?'],
    },
    {
      layout: 'steps',
      title: 'Distribution',
      questions: [
        'Which festivals come first?',
        'Who sells it, and where?',
        'How does it reach its audience after that?',
      ],
    },
    {
      layout: 'table',
      table: 'budget',
      title: 'Budget',
      questions: ['What does the film cost, in five lines?'],
    },
    { layout: 'closing', title: 'Contact', questions: ['Name, company', 'Email, phone'] },
  ],
} as const satisfies DeckTemplate<'indie'>;
