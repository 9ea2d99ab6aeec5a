import type { DeckTemplate } from './deck-template';

export const documentaryDeckTemplate = {
  name: 'documentary',
  title: 'Documentary',
  description: 'Access, treatment, archive and impact.',
  themeName: 'documentary',
  slides: [
    {
      layout: 'cover',
      title: 'Title of the documentary',
      questions: ['A documentary by …', 'Running time, language, stage'],
    },
    {
      layout: 'statement',
      title: 'Story',
      questions: ['What happens in front of the camera that has not happened before?'],
      synopsisField: 'logline',
    },
    {
      layout: 'columns',
      title: 'Treatment',
      questions: ['What will we see and hear, scene by scene?'],
      synopsisField: 'synopsis',
    },
    {
      layout: 'full',
      title: 'Theme',
      questions: ['What is it about, under what it is about?', 'Why now?'],
    },
    {
      layout: 'steps',
      title: 'Access',
      questions: [
        'Who has agreed to be filmed, and in writing?',
        'What can you enter that others cannot?',
        'What happens if somebody withdraws?',
      ],
    },
    {
      layout: 'split',
      title: 'People',
      questions: ['Who are they?', 'What do they stand to win or lose while you film?'],
    },
    { layout: 'trio', title: 'Visual style', questions: ['How near, how still, how long?'] },
    {
      layout: 'split-left',
      title: 'Archive and rights',
      questions: [
        'Which footage and music do you need, and who owns it?',
        'What is cleared already, and what does the rest cost?',
      ],
    },
    {
      layout: 'panorama',
      title: 'Sample',
      questions: ['Where can a commissioner see five minutes of it?', 'Link and password'],
    },
    {
      layout: 'steps',
      title: 'Audience and impact',
      questions: [
        'Who must see it, and where are they?',
        'What shall be different a year after?',
        'Who carries it there with you?',
      ],
    },
    { layout: 'split', title: 'Team', questions: ['Who makes it?', 'Why do they trust you?'] },
    {
      layout: 'table',
      table: 'budget',
      title: 'Budget',
      questions: ['What does it cost, in five lines?'],
    },
    {
      layout: 'timeline',
      title: 'Timeline',
      questions: [
        'Research: from when to when?',
        'Shoot: which event is the clock?',
        'Edit: when is the picture locked?',
        'Delivery: to whom, and when?',
      ],
    },
    { layout: 'closing', title: 'Contact', questions: ['Name, company', 'Email, phone'] },
  ],
} as const satisfies DeckTemplate<'documentary'>;
