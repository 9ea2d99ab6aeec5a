import type { Template } from './template';

export const documentary = {
  name: 'documentary',
  title: 'Documentary',
  about: 'Access, treatment, archive and impact.',
  slides: [
    {
      layout: 'title',
      title: 'Title of the documentary',
      questions: ['A documentary by …', 'Running time, language, stage'],
    },
    {
      layout: 'statement',
      title: 'Story',
      questions: ['What happens in front of the camera that has not happened before?'],
      takes: 'logline',
    },
    {
      layout: 'statement',
      title: 'Treatment',
      questions: ['What will we see and hear, scene by scene?'],
      takes: 'synopsis',
    },
    {
      layout: 'questions',
      title: 'Theme',
      questions: ['What is it about, under what it is about?', 'Why now?'],
    },
    {
      layout: 'questions',
      title: 'Access',
      questions: [
        'Who has agreed to be filmed, and in writing?',
        'What can you enter that others cannot?',
        'What happens if somebody withdraws?',
      ],
    },
    {
      layout: 'questions',
      title: 'People',
      questions: ['Who are they?', 'What do they stand to win or lose while you film?'],
    },
    { layout: 'stills', title: 'Visual style', questions: ['How near, how still, how long?'] },
    {
      layout: 'questions',
      title: 'Archive and rights',
      questions: [
        'Which footage and music do you need, and who owns it?',
        'What is cleared already, and what does the rest cost?',
      ],
    },
    {
      layout: 'questions',
      title: 'Sample',
      questions: ['Where can a commissioner see five minutes of it?', 'Link and password'],
    },
    {
      layout: 'questions',
      title: 'Audience and impact',
      questions: [
        'Who must see it, and where are they?',
        'What shall be different a year after?',
        'Who carries it there with you?',
      ],
    },
    { layout: 'questions', title: 'Team', questions: ['Who makes it?', 'Why do they trust you?'] },
    { layout: 'budget', title: 'Budget', questions: ['What does it cost, in five lines?'] },
    {
      layout: 'questions',
      title: 'Timeline',
      questions: [
        'Research, shoot, edit, delivery: from when to when?',
        'Which event is the clock?',
      ],
    },
    { layout: 'title', title: 'Contact', questions: ['Name, company', 'E-mail, phone'] },
  ],
} as const satisfies Template<'documentary'>;
