import type { DeckTemplate } from './deck-template';

export const featureDeckTemplate = {
  name: 'feature',
  title: 'Feature film',
  description: 'From logline to finance ask, in the order a producer reads.',
  themeName: 'noir',
  slides: [
    {
      layout: 'cover',
      title: 'Title of the film',
      questions: ['A feature film by …', 'Genre, running time, language'],
    },
    {
      layout: 'statement',
      title: 'Logline',
      questions: ['Who wants what, what stands in the way, and what happens if they fail?'],
      synopsisField: 'logline',
    },
    {
      layout: 'columns',
      title: 'Synopsis',
      questions: [
        'Whom do we meet, and where?',
        'What turns everything around?',
        'How does it end? Tell it.',
      ],
      synopsisField: 'synopsis',
    },
    {
      layout: 'split',
      title: 'Tone',
      questions: [
        'How does it feel to watch?',
        'Which two films is it between?',
        'What is it not?',
      ],
    },
    {
      layout: 'wall',
      title: 'Visual style',
      questions: ['Which frames, which light, which colours?'],
    },
    {
      layout: 'cast',
      title: 'Characters',
      questions: [
        'Who is at the centre, and what do they need?',
        'Who stands against them, and why are they right?',
        'Who plays them, in your wishes?',
      ],
    },
    {
      layout: 'full',
      title: 'Director’s statement',
      questions: ['Why this story, why now, why you?', 'Where did it begin for you?'],
    },
    {
      layout: 'steps',
      title: 'Audience',
      questions: [
        'Who buys the first ticket?',
        'Where do they meet the film: cinema, festival, platform?',
        'What do they tell their friends?',
      ],
    },
    {
      layout: 'table',
      table: 'comparables',
      title: 'Comparables',
      questions: ['Which films of the last five years found this audience at this budget?'],
    },
    {
      layout: 'split-left',
      title: 'Team',
      questions: [
        'Who writes, directs, produces and shoots?',
        'What has each made before?',
        'Who is attached, and who is in talks?',
      ],
    },
    {
      layout: 'table',
      table: 'budget',
      title: 'Budget',
      questions: ['What does it cost, in the five lines financiers read first?'],
    },
    {
      layout: 'steps',
      title: 'Finance plan and recoupment',
      questions: [
        'Which money is in place, and which do you ask for?',
        'Who is paid back first, second and third?',
        'What does the investor own at the end?',
      ],
    },
    {
      layout: 'timeline',
      title: 'Schedule',
      questions: [
        'Development: from when to when?',
        'Shoot: which weeks cannot move?',
        'Post: when is the picture locked?',
        'Delivery: to whom, and when?',
      ],
    },
    {
      layout: 'closing',
      title: 'Contact',
      questions: ['Name, company', 'Email, phone'],
    },
  ],
} as const satisfies DeckTemplate<'feature'>;
