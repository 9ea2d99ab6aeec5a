import { bookDemoAction, type PageContent } from './types';

export type AaasPictureName = 'titleIndex' | 'slateModel' | 'territories' | 'investorLedger';

export const aaas = {
  hero: {
    slug: 'Int. Finance department — Night',
    title: 'AI-Powered Financial Intelligence',
    lead: 'Agent-as-a-Service puts analysts and their agents on your slate for as long as you need them. You ask the question in plain words; you get the model, its assumptions and the source of every figure.',
    actions: [bookDemoAction],
    keyFacts: {
      title: 'Engagement',
      rows: [
        { label: 'Service', value: 'AaaS, on demand' },
        { label: 'For', value: 'Studios, funds, producers with more than one title' },
        { label: 'Delivered', value: 'A model you can open, a memo you can forward' },
        { label: 'Terms', value: '[Non-transferable, fixed term](/terms-of-service#aaas-terms)' },
      ],
    },
  },
  sections: [
    {
      kind: 'scenes',
      scenes: [
        {
          id: 'custom-database',
          slug: 'Reel one — Evidence',
          heading: 'Custom Database',
          text: [
            'Public charts cover the titles everyone already knows. We build the table that fits your question: your genre, your budget band, your territories, with budgets, release paths and receipts where they can be established.',
            'Each cell says where it came from and how sure we are. An empty cell stays empty; we do not fill gaps with averages and call it data.',
          ],
          still: {
            picture: 'titleIndex',
            alt: 'A card index of titles. One card is pulled out and shows genre, budget band, release path and receipts, each with its source and a mark for how certain it is. One field is left empty.',
            caption: 'Index card with sources',
            timecode: '01:20:02:11',
          },
        },
        {
          id: 'studio-slate-financing-model',
          slug: 'Reel two — Structure',
          heading: 'Studio Slate Financing Model',
          text: [
            'A single film is a bet; a slate is a position. The model finances several titles together, moves one title’s surplus against another’s shortfall, and shows what cross-collateral costs the film that succeeds.',
            'Change one budget, one date or one rate and the whole slate is worked out again, down to the share of each source in each title.',
          ],
          still: {
            picture: 'slateModel',
            alt: 'Slate of five titles as stacked bars, each 100 per cent financed from equity, senior debt, incentives and pre-sales in different shares. The slate as a whole is equity 34, debt 26, incentives 22 and pre-sales 18.',
            caption: 'Slate financing, five titles, four sources',
            timecode: '01:20:38:02',
          },
        },
        {
          id: 'revenue-distribution-strategy',
          slug: 'Reel three — Release',
          heading: 'Revenue & Distribution Strategy',
          text: [
            'Which territory first, which window next, which rights to keep? We compare release paths on the same film and show where the money comes from and when it arrives.',
            'The answer is a range, with the three assumptions that move it most. You decide which of them you can influence.',
          ],
          still: {
            picture: 'territories',
            alt: 'Two release paths compared quarter by quarter: cinema first rises late and higher, streaming first rises early and flattens. Their ranges cross in the fifth quarter.',
            caption: 'Two release paths, eight quarters',
            timecode: '01:21:04:20',
          },
        },
        {
          id: 'investor-portfolio-management',
          slug: 'Reel four — Reporting',
          heading: 'Investor Portfolio Management',
          text: [
            'Investors forgive a late film sooner than a late statement. Every holding, its place in the waterfall, what has been paid and what comes next stand on one page that is the same for everyone who may see it.',
            'Statements follow the contract, tier by tier. A difference between the two is shown as a difference.',
          ],
          still: {
            picture: 'investorLedger',
            alt: 'A portfolio page: four holdings with invested, recouped and outstanding shown as bars. Two are recouped in full, one by sixty per cent, one is still in production.',
            caption: 'Portfolio page, four holdings',
            timecode: '01:21:29:08',
          },
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Ask one hard question',
      text: 'Bring the question your board keeps asking. We show how an engagement would answer it, what data it needs and what it cannot tell you.',
    },
  ],
} satisfies PageContent<AaasPictureName>;
