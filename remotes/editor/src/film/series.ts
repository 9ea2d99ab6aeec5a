import type { Template } from './template';

export const series = {
  name: 'series',
  title: 'Series',
  about: 'Format, pilot, season arc and why this platform.',
  slides: [
    {
      layout: 'title',
      title: 'Title of the series',
      questions: ['Created by …', 'Episodes × minutes, genre, language'],
    },
    {
      layout: 'statement',
      title: 'Logline',
      questions: ['What is the engine that starts a new story every week?'],
      takes: 'logline',
    },
    {
      layout: 'questions',
      title: 'Format',
      questions: [
        'How many episodes of how many minutes?',
        'Serial, or closed episodes?',
        'Limited, or made to return?',
      ],
    },
    {
      layout: 'statement',
      title: 'The world',
      questions: ['Where are we, what are the rules, and what is about to change?'],
      takes: 'synopsis',
    },
    {
      layout: 'questions',
      title: 'Tone',
      questions: ['Which series share its shelf?', 'How funny, how dark, how fast?'],
    },
    { layout: 'stills', title: 'Visual style', questions: ['Which frames belong to nobody else?'] },
    {
      layout: 'questions',
      title: 'Characters',
      questions: [
        'Who are the two people we cannot stop watching?',
        'What does each want over the season?',
        'Which pair makes the most trouble?',
      ],
    },
    {
      layout: 'questions',
      title: 'The pilot',
      questions: [
        'What happens in the first ten minutes?',
        'Which promise does the pilot make?',
        'On which image does it end?',
      ],
    },
    {
      layout: 'questions',
      title: 'Season arc',
      questions: [
        'Where is everybody at the start, the middle and the end?',
        'What is the question of season two?',
      ],
    },
    {
      layout: 'questions',
      title: 'Episodes',
      questions: ['Episode 1 …', 'Episode 2 …', 'Episode 3 …', 'Episode 4 …'],
    },
    {
      layout: 'questions',
      title: 'Why this platform, why now',
      questions: ['Which hole in the schedule does it fill?', 'What has changed in the world?'],
    },
    {
      layout: 'comparables',
      title: 'Comparables',
      questions: ['Which series found this audience, and how long did they run?'],
    },
    {
      layout: 'questions',
      title: 'Team',
      questions: ['Who runs the room?', 'Who directs the first block?', 'Who is attached?'],
    },
    {
      layout: 'budget',
      title: 'Budget per episode',
      questions: ['What does an hour cost, in five lines?'],
    },
    { layout: 'title', title: 'Contact', questions: ['Name, company', 'E-mail, phone'] },
  ],
} as const satisfies Template<'series'>;
