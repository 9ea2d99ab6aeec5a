import { bookDemoAction, type PageContent } from './types';

export type LandingPictureName =
  'editor' | 'contactSheet' | 'coverThemes' | 'storySlides' | 'setup';

export const landing = {
  hero: {
    slug: 'For filmmakers, studios and film schools',
    title: 'Integrated SaaS & Agent Model (ISAM)',
    tagline: 'Turn a logline into a pitch deck.',
    lead: 'Write one sentence about your film, and {brand} drafts a synopsis for you to edit. Build the deck from it in the editor, or ask our team to.',
    actions: [{ kind: 'freeStart' }, bookDemoAction],
    facts: [
      'Templates for feature film, series and documentary',
      'Ten themes made for film decks',
      'Exports to PDF, PowerPoint and images',
    ],
    still: {
      picture: 'editor',
      alt: 'The slide editor with a film deck of 14 slides open: tools on the left, the cover in the middle, its properties on the right.',
      caption: 'The editor with an example deck, The Salt Road',
    },
  },
  sections: [
    {
      kind: 'scenes',
      id: 'why',
      title: 'Why {brand}',
      intro:
        'A financier gives a deck a few minutes. These are the four things that decide whether there is a second meeting.',
      scenes: [
        {
          id: 'industry-standard',
          slug: 'Int. Reading room — Morning',
          heading: 'Industry Standard',
          text: [
            'People who read decks for a living read them in one order: what it is, who it is for, what it costs, how the money comes back. Our templates keep that order, so nobody has to hunt for the page that decides the meeting.',
            'Budgets use the lines a line producer uses, schedules count in eighths of a page, and a waterfall names everyone who is paid before you are.',
          ],
          still: {
            picture: 'contactSheet',
            alt: '14 slides of one deck: cover, logline, synopsis, style, characters, statement, audience, comparables, team, money, contact.',
            caption: 'Example deck: The Salt Road, all 14 slides',
          },
        },
        {
          id: 'visually-compelling-outputs',
          slug: 'Int. Grading suite — Night',
          heading: 'Visually Compelling Outputs',
          text: [
            'The look of the film starts on slide one. Choose a palette and a reference for the light; every page of the deck, plan and press kit then holds to it.',
            'Charts are drawn from your figures, never pasted in as pictures. Change the budget on Thursday night and the waterfall on slide nine is right on Friday morning.',
          ],
          still: {
            picture: 'coverThemes',
            alt: 'One cover in four themes: the same picture and title with other typefaces, colours and rules.',
            caption: 'One cover in four of the ten themes',
          },
        },
        {
          id: 'story-driven-intelligence',
          slug: 'Int. Writers’ room — Day',
          heading: 'Story-Driven Intelligence',
          text: [
            'The numbers follow from the story, so the story goes in first. From a logline {brand} drafts a synopsis; you edit it, and the edited version feeds every other document.',
            'A period setting shows up in the budget, a night shoot in the schedule, an ensemble in the cast slide. When a line cannot be supported by what you wrote, it is marked as an assumption.',
          ],
          still: {
            picture: 'storySlides',
            alt: 'The logline and the synopsis on the setup page, each beside the slide that it fills.',
            caption: 'Two fields, and the slides they fill',
          },
        },
        {
          id: 'effortless-creation',
          slug: 'Int. Kitchen table — Late',
          heading: 'Effortless Creation',
          text: [
            'You do not start at a blank slide. You start with one sentence, the one you already say when someone asks what the film is about.',
            'The synopsis comes back in seconds, in plain text you can change. Nothing is sent to anyone until you say so, and one click restores the generated version.',
          ],
          still: {
            picture: 'setup',
            alt: 'The setup page: a logline, the button “Generate with AI”, and the synopsis to edit.',
            caption: 'The setup page, with an example',
          },
        },
      ],
    },
    {
      kind: 'pair',
      slug: 'Two-hander',
      title: 'Software when you write. Agents when you delegate.',
      intro:
        '**{brand}** joins two ways of buying help that usually come from two suppliers. Take one, or both; the project data is the same.',
      sides: [
        {
          heading: 'SaaS, per project',
          light: 'daylight',
          text: 'Your team works in the templates and keeps every file.',
          points: [
            'Pitch deck, business plan and press kit from one logline',
            'A slide editor for the pages that must be yours alone',
            'A plan for each project, not a seat for each person',
          ],
        },
        {
          heading: 'AaaS, on demand',
          light: 'tungsten',
          text: 'Specialists who run our agents take a brief and return finished work.',
          points: [
            'Market research with its sources listed',
            'Slate models, revenue forecasts, investor reporting',
            'Campaigns, video content and analytics',
          ],
        },
      ],
    },
    {
      kind: 'film',
      slug: 'Screening room',
      title: 'The idea in twenty seconds',
      text: 'From a sentence to a deck with a waterfall that adds up. In drawings; the pictures above are the editor itself.',
    },
    {
      kind: 'links',
      slug: 'Cast, in order of appearance',
      title: 'Who it is for',
      links: [
        {
          to: '/industry-professionals',
          label: 'Industry Professionals',
          text: 'Writers, directors, producers and small companies who carry one project to the money.',
        },
        {
          to: '/organizations',
          label: 'Organizations',
          text: 'Guilds, associations, studios and companies who have to judge many projects alike.',
        },
        {
          to: '/educational-institutions',
          label: 'Educational Institutions',
          text: 'Film schools and STEM institutions who tell their story from admissions to alumni.',
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Bring us your logline',
      text: 'In the demo we take one project of yours, or one like it, from a sentence to a first deck. You keep what we make.',
    },
  ],
} satisfies PageContent<LandingPictureName>;
