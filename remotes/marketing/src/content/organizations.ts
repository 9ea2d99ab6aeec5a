import { bookDemoAction, type PageContent } from './types';

export type OrganizationsPictureName = 'memberLibrary' | 'greenlightTable' | 'commissionBoard';

export const organizations = {
  hero: {
    slug: 'Int. Green-light committee — Day',
    title: 'Organizations: judge every project on one basis',
    lead: 'Guilds, associations, studios and companies do not have one film to pitch. They have a pile to read, a budget to share out and members or shareholders to answer to. {brand} gives the pile one form.',
    actions: [bookDemoAction],
    keyFacts: {
      title: 'Departments',
      rows: [
        { label: 'Guilds, associations', value: 'Better decks from every member' },
        { label: 'Studios', value: 'A slate you can compare line by line' },
        { label: 'Companies', value: 'Film and content work without a film department' },
        { label: 'Plans', value: '[Silver and Platinum](/pricing?for=organization)' },
      ],
    },
  },
  sections: [
    {
      kind: 'scenes',
      scenes: [
        {
          id: 'guilds-and-associations',
          slug: 'Int. Assembly hall — Evening',
          heading: 'Guilds and associations',
          text: [
            'Your members are good at their craft and tired of forms. Give them templates that funds and broadcasters accept, and a place to learn why each page is there.',
            'The guild sees how many projects are in work and at which stage. It does not see the projects, unless a member shares one.',
          ],
          still: {
            picture: 'memberLibrary',
            alt: 'An assembly hall seen from the stage: rows of members, each with a lit page. The guild sees the count by stage, idea, deck, plan, financed, while the pages themselves stay private.',
            caption: 'Stages counted, pages private',
            timecode: '01:28:04:18',
          },
        },
        {
          id: 'studios',
          slug: 'Int. Screening room B — Day',
          heading: 'Studios',
          text: [
            'Twelve decks in twelve formats cannot be compared; the best-drawn one wins. Bring every submission into one table with the same assumptions, and the discussion turns to the films.',
            'Then finance what you chose as one slate, with the risk of each title stated. [Slate financing is an AaaS engagement](/aaas).',
          ],
          link: { label: 'AI-Powered Financial Intelligence', to: '/aaas' },
          still: {
            picture: 'greenlightTable',
            alt: 'A green-light table of six projects compared on the same five rows: budget, cast, audience, schedule and finance. Marks fill from empty to full; two projects are lit as go.',
            caption: 'Six projects, five rows, two lit',
            timecode: '01:28:41:09',
          },
        },
        {
          id: 'companies',
          slug: 'Int. Brand studio — Day',
          heading: 'Companies',
          text: [
            'You need a film, a series of clips or a documentary about the thing you do, and nobody in the house has commissioned one. Begin with the brief a production company can quote on.',
            'From there, agents on demand can carry the work: scripts, campaigns, analytics, and a report that says what the audience did rather than how many it was.',
          ],
          still: {
            picture: 'commissionBoard',
            alt: 'A commission as a board from brief to report in five cards: brief, treatment, quote, shoot, report. The report loops back into the next brief.',
            caption: 'From brief to report',
            timecode: '01:29:10:03',
          },
        },
      ],
    },
    {
      kind: 'links',
      slug: 'See also',
      title: 'For the people with the spreadsheet',
      links: [
        {
          to: '/aaas',
          label: 'AI-Powered Financial Intelligence',
          text: 'Custom database, slate model, distribution strategy, investor portfolio.',
        },
        {
          to: '/pricing?for=organization',
          label: 'Silver and Platinum',
          text: 'Small, Medium and the Studio AI CFO, compared by funding and financing stage.',
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Send us three decks',
      text: 'Choose three that are hard to compare. In the demo we bring them into one table and leave the judgement to you.',
    },
  ],
} satisfies PageContent<OrganizationsPictureName>;
