import { bookDemoAction, type PageContent } from './types';

export type BusinessPlanPictureName = 'comparables' | 'developmentSlate' | 'stripBoard' | 'windows';

export const businessPlan = {
  hero: {
    slug: 'Int. Bank, meeting room two — Day',
    title: 'Dreaming of making your mark in the screen industries?',
    lead: 'The deck opens the door; the plan survives the second meeting. Four steps take a project from an idea to a document that a lender, a fund or a co-producer can check line by line.',
    actions: [bookDemoAction],
    keyFacts: {
      title: 'For the file',
      rows: [
        { label: 'Readers', value: 'Lenders, funds, co-producers, a careful partner' },
        { label: 'You bring', value: 'A script or treatment, and the names you hope for' },
        { label: 'Method', value: 'Four steps, each with its figures and their sources' },
        { label: 'You leave with', value: 'A plan that answers before it is asked' },
      ],
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
            'Find the films yours will be compared with before somebody else picks them. Choose by budget band, genre, release path and year; leave out the one famous exception that everyone quotes.',
            'The plan shows the whole field, the failures too. A range with its losses in view persuades more than one hit.',
          ],
          still: {
            picture: 'comparables',
            alt: 'Comparables plotted by budget and by multiple of budget earned. Most of them sit between half and twice their cost; the one outlier is marked and left out.',
            caption: 'Comparables, the outlier left out',
            timecode: '01:08:03:05',
          },
        },
        {
          id: 'plan-your-development',
          slug: 'Step two — Development',
          heading: 'Plan Your Development',
          text: [
            'Development is where projects die quietly. Put dates on the option, the drafts, the attachments and the first money, and name the event that lets the next stage begin.',
            'Each gate has a price and a way out. An investor who can see where to stop is more willing to start.',
          ],
          still: {
            picture: 'developmentSlate',
            alt: 'Development plan in four lanes with gates: option, drafts, attachments and finance. Each gate has a condition to pass: script locked, director attached, first money in, green light.',
            caption: 'Four lanes, four gates',
            timecode: '01:08:29:11',
          },
        },
        {
          id: 'plan-your-budget',
          slug: 'Step three — Budget',
          heading: 'Plan Your Budget',
          text: [
            'A budget is a schedule with prices. Break the script down into strips, count the eighths, group the locations and the nights, and the number of shooting days follows. Most of the cost follows from the days.',
            'The sample board shows three days. Moving one night scene into the day saves a company move, and the budget tells you so at once.',
          ],
          still: {
            picture: 'stripBoard',
            alt: 'A strip board with eleven scene strips in three shooting days. White is interior day, yellow exterior day, blue interior night, green exterior night; each strip carries its scene number and length in eighths. Days one to three hold five, four and a half and four and a quarter pages.',
            caption: 'Strip board, three shooting days',
            timecode: '01:08:57:00',
          },
        },
        {
          id: 'market-your-project',
          slug: 'Step four — Market',
          heading: 'Market Your Project',
          text: [
            'Marketing starts at the first day of the shoot, because stills cannot be taken afterwards. The plan sets out which material is made when, what it costs and which window it serves.',
            'Festival, cinema, transactional, subscription, television: each window has its own audience and its own share, and the order decides the total.',
          ],
          link: { label: 'Plan a festival run', to: '/film-festival-marketing' },
          still: {
            picture: 'windows',
            alt: 'Release windows over twenty-four months: festivals, cinema, transactional, subscription and television, each starting when the one before it thins out.',
            caption: 'Windows, twenty-four months',
            timecode: '01:09:21:16',
          },
        },
      ],
    },
    {
      kind: 'links',
      slug: 'See also',
      title: 'What stands beside the plan',
      links: [
        {
          to: '/pitch-deck',
          label: 'Pitch Deck',
          text: 'The pages that get the plan read.',
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
      text: 'We walk through the four steps on a project of your genre and show you which figures you can find yourself and which are worth buying.',
    },
  ],
} satisfies PageContent<BusinessPlanPictureName>;
