import {
  contactSheetImage,
  coverThemesImage,
  editorImage,
  setupImage,
  storySlidesImage,
} from '../media/product-images';
import { filmSection } from '../content/film-section';
import { bookDemoAction, type PageContent } from '../content/types';
import { createMarketingPage } from '../sections/marketing-page';

const landing = {
  hero: {
    slug: 'For filmmakers, studios and film schools',
    title: 'Integrated SaaS & Agent Model (ISAM)',
    tagline: 'Turn a logline into a pitch deck.',
    lead: 'Write one sentence about your film, and {brand} drafts a synopsis for you to edit. Build the deck from it in the editor, or ask our team to.',
    actions: [bookDemoAction, { kind: 'freeStart' }],
    facts: [
      'Templates for feature film, series and documentary',
      'Ten themes made for film decks',
      'Exports to PDF, PowerPoint and images',
    ],
    still: {
      picture: editorImage,
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
            picture: contactSheetImage,
            alt: '14 slides of one deck: cover, logline, synopsis, style, characters, statement, audience, comparables, team, money, contact.',
            caption: 'Example deck: The Salt Road, all 14 slides',
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
            picture: coverThemesImage,
            alt: 'One cover in four themes: the same picture and title with other typefaces, colours and rules.',
            caption: 'One cover in four of the ten themes',
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
            picture: storySlidesImage,
            alt: 'The logline and the synopsis on the setup page, each beside the slide that it fills.',
            caption: 'Two fields, and the slides they fill',
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
            picture: setupImage,
            alt: 'The setup page: a logline in its field, and the button “Generate with AI”.',
            caption: 'The setup page, with an example',
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
    filmSection,
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
} satisfies PageContent;

export default createMarketingPage(landing);
