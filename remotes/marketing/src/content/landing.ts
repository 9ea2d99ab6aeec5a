import { bookDemoAction, type PageContent } from './types';

export type LandingPictureName =
  'lobby' | 'readingOrder' | 'colorScript' | 'storySpine' | 'loglineDesk';

export const landing = {
  hero: {
    slug: 'Int. Investor’s office — Day',
    title: 'Integrated SaaS & Agent Model (ISAM)',
    lead: 'Turn a logline into a pitch deck. Draft your synopsis with AI and design the deck in your browser. For business plans, finance models and marketing, bring in our Agent-as-a-Service (AaaS) team.',
    actions: [{ kind: 'freeStart' }, bookDemoAction],
    still: {
      picture: 'lobby',
      alt: 'A projector throws its beam across a dark screening room, on to a screen with the documents of one project.',
      caption: 'Drawing: one project on the screen',
    },
  },
  sections: [
    {
      kind: 'scenes',
      id: 'why',
      title: 'Why {brand}',
      intro:
        'Investors give a deck a few minutes. These four things help you get a second meeting.',
      scenes: [
        {
          id: 'industry-standard',
          slug: 'Int. Reading room — Morning',
          heading: 'Industry Standard',
          text: [
            'Investors ask four things: what it is, who it’s for, what it costs and how the money comes back. Our templates answer in that order.',
            'Budget tables start from five standard lines. Each slide asks what a reader will ask.',
          ],
          still: {
            picture: 'readingOrder',
            alt: 'Nine slides of a deck with the path a reader’s eye takes: title, logline and synopsis first, budget and waterfall last.',
            caption: 'The order a deck is read in',
          },
        },
        {
          id: 'visually-compelling-outputs',
          slug: 'Int. Grading suite — Night',
          heading: 'Visually Compelling Outputs',
          text: [
            'The look of the film starts on slide one. Choose a theme; every slide follows.',
            'Charts are drawn from your figures. Change a figure in a slide’s table and its chart follows.',
          ],
          still: {
            picture: 'colorScript',
            alt: 'A colour script: six frames that go from cold dawn through noon to tungsten night, each with its palette below.',
            caption: 'Colour script, six beats',
          },
        },
        {
          id: 'story-driven-intelligence',
          slug: 'Int. Writers’ room — Day',
          heading: 'Story-Driven Intelligence',
          text: [
            'The story goes in first. From a logline {brand} drafts a synopsis. You edit it, and it becomes the start of your deck.',
            'The other slides ask about cast, audience, budget and schedule. A review of the deck then lists what’s still open.',
          ],
          still: {
            picture: 'storySpine',
            alt: 'The tension curve of a three-act story, from inciting incident to climax. From its beats, lines drop to the documents they feed: cast, budget, schedule and audience.',
            caption: 'Story beats and what they cost',
          },
        },
        {
          id: 'effortless-creation',
          slug: 'Int. Kitchen table — Late',
          heading: 'Effortless Creation',
          text: [
            'You don’t start from a blank slide. You start from one sentence: the one you say when someone asks what the film is about.',
            'The synopsis comes back as text you can edit. One click restores the generated version. Your logline goes to our text service only when you press Generate with AI.',
          ],
          still: {
            picture: 'loglineDesk',
            alt: 'The setup screen of the product: the title “Let’s start with your logline!”, a logline in the text box, the button “Generate with AI” and the first lines of the synopsis.',
            caption: 'Drawing of the setup page',
          },
        },
      ],
    },
    {
      kind: 'pair',
      title: 'Software when you write. Agents when you delegate.',
      intro: 'Use the software, hand work to our team, or do both.',
      sides: [
        {
          heading: 'SaaS, per project',
          light: 'daylight',
          text: 'You work in the templates and keep every file.',
          points: [
            'A draft synopsis from one logline',
            'A slide editor with templates for film, series and documentary',
            'Priced per project',
          ],
        },
        {
          heading: 'AaaS, on demand',
          light: 'tungsten',
          text: 'Our team runs AI agents for you. You send a brief and get finished work back.',
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
      title: 'The idea in twenty seconds',
      text: 'Watch a logline become a deck.',
    },
    {
      kind: 'links',
      title: 'Who it is for',
      links: [
        {
          to: '/industry-professionals',
          label: 'Industry Professionals',
          text: 'Writers, directors, producers and small companies with one project to pitch.',
        },
        {
          to: '/organizations',
          label: 'Organizations',
          text: 'Guilds, associations, studios and companies with many projects to compare.',
        },
        {
          to: '/educational-institutions',
          label: 'Educational Institutions',
          text: 'Film schools and STEM institutions with a story from admissions to alumni.',
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Bring us your logline',
      text: 'In the demo we start a deck from your logline. You keep that deck.',
    },
  ],
} satisfies PageContent<LandingPictureName>;
