import commissionBoard from '../pictures/commission-board.svg?raw';
import greenlightTable from '../pictures/greenlight-table.svg?raw';
import { createDrawing } from '../pictures/svg-drawing';
import { documentarySlidesImage, slateSlidesImage } from '../media/product-images';
import { bookDemoAction, type PageContent } from '../content/types';
import { createMarketingPage } from '../sections/marketing-page';

const organizations = {
  hero: {
    slug: 'Int. Green-light committee — Day',
    title: 'Organizations: judge every project on one basis',
    lead: 'Guilds, associations, studios and companies have many projects to read and one budget to share. Our team can put every submission in one format, so you can compare them.',
    actions: [bookDemoAction],
    keyFacts: {
      title: 'At a glance',
      rows: [
        { label: 'You bring', value: 'Submissions, in the formats they came in' },
        { label: 'We can return', value: 'One slate (your set of films), compared line by line' },
        { label: 'Members get', value: 'Deck templates for the editor' },
        { label: 'Plans', value: '[Silver and Platinum](/pricing?for=organization)' },
      ],
    },
    still: {
      picture: slateSlidesImage,
      alt: 'Four projects in one table, with secured shares: The Salt Road 20%, Lost Property 15%, The Tent Cinema 40%, Low Season 55%.',
      caption: 'Example: four projects on one basis, and their covers',
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
            'Your members know their craft and are tired of forms. The editor gives them templates in which each slide asks a question and its notes keep it.',
            'Our team can adapt a template to your funding programme. Decks stay in each member’s browser and, if they choose, in their account.',
          ],
          still: {
            picture: documentarySlidesImage,
            alt: 'Slides of a documentary deck: the cover of The Tent Cinema, its visual style and a timeline of four steps.',
            caption: 'Example: what one member makes from a template',
          },
        },
        {
          id: 'studios',
          slug: 'Int. Screening room B — Day',
          heading: 'Studios',
          text: [
            'You can’t compare 12 decks in 12 formats. Our team can put them in one table with the same assumptions. Then you can talk about the films.',
            'Then finance your choice as one slate, with the risk of each film stated. [Slate financing is an AaaS engagement](/aaas).',
          ],
          link: { label: 'AI-Powered Financial Intelligence', to: '/aaas' },
          still: {
            picture: createDrawing(greenlightTable),
            alt: 'A green-light table of six projects compared on the same five rows: budget, cast, audience, schedule and finance. Marks fill from empty to full; two projects are lit as go.',
            caption: 'Six projects, five rows, two lit',
          },
        },
        {
          id: 'companies',
          slug: 'Int. Brand studio — Day',
          heading: 'Companies',
          text: [
            'You need a film, a series of clips or a documentary, and you’ve never ordered one. Begin with a brief that a production company can quote on.',
            'From there, our team can write scripts, run campaigns and report what viewers did, not just how many watched.',
          ],
          still: {
            picture: createDrawing(commissionBoard),
            alt: 'A commission as a board from brief to report in five cards: brief, treatment, quote, shoot, report. The report loops back into the next brief.',
            caption: 'From brief to report',
          },
        },
      ],
    },
    {
      kind: 'links',
      title: 'For your finance team',
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
      title: 'Show us what you read',
      text: 'In the demo we start a deck from one of your projects and talk about the others. You keep that deck.',
    },
  ],
} satisfies PageContent;

export default createMarketingPage(organizations);
