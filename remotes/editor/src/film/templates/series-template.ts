import type { DeckTemplate } from './deck-template';

export const seriesDeckTemplate = {
  name: 'series',
  title: 'Streaming series',
  description: 'Format, pilot, season arc and why this platform.',
  themeName: 'orbit',
  slides: [
    {
      layout: 'cover',
      title: 'Title of the series',
      questions: ['Created by …', 'Episodes × minutes, genre, language'],
    },
    {
      layout: 'statement',
      title: 'Logline',
      questions: ['What is the engine that starts a new story every week?'],
      synopsisField: 'logline',
    },
    {
      layout: 'steps',
      title: 'Format',
      questions: [
        'How many episodes of how many minutes?',
        'Serial, or closed episodes?',
        'Limited, or made to return?',
      ],
    },
    {
      layout: 'columns',
      title: 'The world',
      questions: ['Where are we, what are the rules, and what is about to change?'],
      synopsisField: 'synopsis',
    },
    {
      layout: 'split',
      title: 'Tone',
      questions: ['Which series share its shelf?', 'How funny, how dark, how fast?'],
    },
    { layout: 'wall', title: 'Visual style', questions: ['Which frames belong to nobody else?'] },
    {
      layout: 'cast',
      title: 'Characters',
      questions: [
        'Who are the two people we cannot stop watching?',
        'What does each want over the season?',
        'Which pair makes the most trouble?',
      ],
    },
    {
      layout: 'full',
      title: 'The pilot',
      questions: [
        'What happens in the first ten minutes?',
        'Which promise does the pilot make?',
        'On which image does it end?',
      ],
    },
    {
      layout: 'split-left',
      title: 'Season arc',
      questions: [
        'Where is everybody at the start, the middle and the end?',
        'What is the question of season two?',
      ],
    },
    {
      layout: 'timeline',
      title: 'Episodes',
      questions: ['Episode 1 …', 'Episode 2 …', 'Episode 3 …', 'Episode 4 …'],
    },
    {
      layout: 'panorama',
      title: 'Why this platform, why now',
      questions: ['Which hole in the schedule does it fill?', 'What has changed in the world?'],
    },
    {
      layout: 'table',
      table: 'comparables',
      title: 'Comparables',
      questions: ['Which series found this audience, and how long did they run?'],
    },
    {
      layout: 'cast',
      title: 'Team',
      questions: ['Who runs the room?', 'Who directs the first block?', 'Who is attached?'],
    },
    {
      layout: 'table',
      table: 'budget',
      title: 'Budget per episode',
      questions: ['What does an hour cost, in five lines?'],
    },
    { layout: 'closing', title: 'Contact', questions: ['Name, company', 'Email, phone'] },
  ],
} as const satisfies DeckTemplate<'series'>;
