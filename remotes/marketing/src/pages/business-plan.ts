import { Comparables } from '../pictures/comparables';
import developmentSlate from '../pictures/development-slate.svg?raw';
import stripBoard from '../pictures/strip-board.svg?raw';
import windows from '../pictures/windows.svg?raw';
import { createDrawing } from '../pictures/svg-drawing';
import { planSlidesImage } from '../media/product-images';
import { bookDemoAction, type PageContent } from '../content/types';
import { createMarketingPage } from '../sections/marketing-page';

const businessPlan = {
  hero: {
    slug: 'Int. Bank, meeting room two — Day',
    title: 'Dreaming of making your mark in the screen industries?',
    lead: 'The deck gets you the meeting. The plan answers what comes next. Our team can write it with you, in four steps that a lender, a fund or a co-producer can check.',
    actions: [bookDemoAction],
    keyFacts: {
      title: 'At a glance',
      rows: [
        { label: 'Readers', value: 'Lenders, funds, co-producers, partners' },
        { label: 'You bring', value: 'A script or treatment, and the names you hope for' },
        { label: 'Method', value: 'Four steps, done by our team with you' },
        { label: 'You leave with', value: 'A plan that answers questions in advance' },
      ],
    },
    still: {
      picture: planSlidesImage,
      alt: 'Slides of The Salt Road: a finance plan of ₹840 lakh from five sources, the waterfall of ₹900 lakh and the cover.',
      caption: 'Example: finance plan and waterfall of The Salt Road',
    },
  },
  sections: [
    {
      kind: 'scenes',
      scenes: [
        {
          id: 'research-the-market',
          slug: 'Step one — Research',
          heading: 'Research the Market',
          text: [
            'Choose comparables (films like yours) before somebody else picks them. Match the budget, genre, release and year. Leave out the one famous exception that everyone quotes.',
            'Our team can research the field, failures included. A range that shows its losses convinces more than one hit.',
          ],
          still: {
            picture: Comparables,
            alt: 'Comparables plotted by budget and by multiple of budget earned. Most of them sit between half and twice their cost; the one outlier is marked and left out.',
            caption: 'Comparables, the outlier left out',
          },
        },
        {
          id: 'plan-your-development',
          slug: 'Step two — Development',
          heading: 'Plan Your Development',
          text: [
            'Many projects stop in development. Put dates on the option, the drafts, the cast and the first money. Name the event that lets each stage begin.',
            'Give each stage a price and a way out. Investors who can see where to stop find it easier to start.',
          ],
          still: {
            picture: createDrawing(developmentSlate),
            alt: 'Development plan in four lanes with gates: option, drafts, attachments and finance. Each gate has a condition to pass: script locked, director attached, first money in, green light.',
            caption: 'Four lanes, four gates',
          },
        },
        {
          id: 'plan-your-budget',
          slug: 'Step three — Budget',
          heading: 'Plan Your Budget',
          text: [
            'A budget is a schedule with prices. Break the script into scenes and group them by place and by day or night. That gives you the shooting days, and most of the cost.',
            'The example shows three days. Moving one night scene into the day saves a company move, and its cost.',
          ],
          still: {
            picture: createDrawing(stripBoard),
            alt: 'A strip board with eleven scene strips in three shooting days. White is interior day, yellow exterior day, blue interior night, green exterior night; each strip carries its scene number and length in eighths. Days one to three hold five, four and a half and four and a quarter pages.',
            caption: 'Strip board, three shooting days',
          },
        },
        {
          id: 'market-your-project',
          slug: 'Step four — Market',
          heading: 'Market Your Project',
          text: [
            'Marketing starts on the first day of the shoot, because you can’t take stills later. Plan what to make, when, and what it costs.',
            'Festival, cinema, rental, subscription, television: each release window has its own audience and its own share. The order matters.',
          ],
          link: { label: 'Plan a festival run', to: '/film-festival-marketing' },
          still: {
            picture: createDrawing(windows),
            alt: 'Release windows over twenty-four months: festivals, cinema, transactional, subscription and television, each starting when the one before it thins out.',
            caption: 'Windows, twenty-four months',
          },
        },
      ],
    },
    {
      kind: 'links',
      title: 'Alongside the plan',
      links: [
        {
          to: '/pitch-deck',
          label: 'Pitch Deck',
          text: 'The slides that get the plan read.',
        },
        {
          to: '/aaas',
          label: 'Financial intelligence on demand',
          text: 'Hand the models to our analysts and keep the decisions.',
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Bring the idea, even the rough one',
      text: 'In the demo we start a deck from your logline and talk through the four steps. You keep that deck.',
    },
  ],
} satisfies PageContent;

export default createMarketingPage(businessPlan);
