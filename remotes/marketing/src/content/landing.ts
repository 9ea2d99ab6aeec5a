import { bookDemoAction, type PageContent } from './types';

export type LandingPictureName =
  'lobby' | 'readingOrder' | 'colorScript' | 'storySpine' | 'loglineDesk';

export const landing = {
  hero: {
    slug: 'Int. Financier’s office — Day',
    title: 'Integrated SaaS & Agent Model (ISAM)',
    lead: 'Write the logline. Leave with the pitch deck, the business plan and the numbers behind them. {brand} is software for the pages you want to write yourself, and agents on demand for the work you would rather hand over.',
    actions: [{ kind: 'freeStart' }, bookDemoAction],
    still: {
      picture: 'lobby',
      alt: 'A projector throws its beam across a dark screening room. On the screen stand the seven documents of one project: logline, synopsis, pitch deck, business plan, finance plan, press kit and market research.',
      caption: 'One project, seven documents, one source',
      timecode: '01:00:04:12',
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
            picture: 'readingOrder',
            alt: 'Nine slides of a deck with the path a reader’s eye takes: title, logline and synopsis first, budget and waterfall last.',
            caption: 'The order a deck is read in',
            timecode: '01:00:11:03',
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
            picture: 'colorScript',
            alt: 'A colour script: six frames that go from cold dawn through noon to tungsten night, each with its palette below.',
            caption: 'Colour script, six beats',
            timecode: '01:00:19:20',
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
            picture: 'storySpine',
            alt: 'The tension curve of a three-act story, from inciting incident to climax. From its beats, lines drop to the documents they feed: cast, budget, schedule and audience.',
            caption: 'Story beats and what they cost',
            timecode: '01:00:27:08',
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
            picture: 'loglineDesk',
            alt: 'The setup screen of the product: the title “Let’s start with your logline!”, a logline in the text box, the button “Generate with AI” and the first lines of the synopsis.',
            caption: 'The first screen of the product',
            timecode: '01:00:33:17',
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
      text: 'From a sentence to a deck with a waterfall that adds up. Every frame is one of the drawings on this site.',
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
