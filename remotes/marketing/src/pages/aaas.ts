import investorLedger from '../pictures/investor-ledger.svg?raw';
import { SlateModel } from '../pictures/slate-model';
import { Territories } from '../pictures/territories';
import titleIndex from '../pictures/title-index.svg?raw';
import { createDrawing } from '../pictures/svg-drawing';
import { memoSlidesImage } from '../media/product-images';
import { bookDemoAction, type PageContent } from '../content/types';
import { createMarketingPage } from '../sections/marketing-page';

export const aaas = {
  hero: {
    slug: 'Int. Finance department — Night',
    title: 'AI-Powered Financial Intelligence',
    lead: 'Agent-as-a-Service (AaaS) puts our analysts and their AI agents on your slate (your set of films). Ask a question in plain words. Our team can give you the model, its assumptions and its sources.',
    actions: [bookDemoAction],
    keyFacts: {
      title: 'At a glance',
      rows: [
        { label: 'Service', value: 'AaaS, on demand' },
        { label: 'For', value: 'Studios, funds, producers with more than one film' },
        { label: 'Delivered', value: 'A model and a memo' },
        { label: 'Terms', value: '[Non-transferable, fixed term](/terms-of-service#aaas-terms)' },
      ],
    },
    still: {
      picture: memoSlidesImage,
      alt: 'Slides of a memo: receipts of 600, 900 and 1,200 lakh leave 0, 149 and 389; the middle case as a chart; the film’s cover.',
      caption: 'Example: a model of The Salt Road in three cases',
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
            'Public charts cover the films everyone knows. Our team can build the table that fits your question: your genre, your budgets, your territories.',
            'Each figure comes with its source and how sure we are. A gap stays a gap. We don’t fill it with averages.',
          ],
          still: {
            picture: createDrawing(titleIndex),
            alt: 'A card index of titles. One card is pulled out and shows genre, budget band, release path and receipts, each with its source and a mark for how certain it is. One field is left empty.',
            caption: 'Index card with sources',
          },
        },
        {
          id: 'studio-slate-financing-model',
          slug: 'Reel two — Structure',
          heading: 'Studio Slate Financing Model',
          text: [
            'One film is a bet. A slate spreads the risk. The model finances several films together and sets one film’s surplus against another’s loss.',
            'Ask what happens when a budget, a date or a rate changes. Our team can run the slate again for each case.',
          ],
          still: {
            picture: SlateModel,
            alt: 'Slate of five titles as stacked bars, each 100 per cent financed from equity, senior debt, incentives and pre-sales in different shares. The slate as a whole is equity 34, debt 26, incentives 22 and pre-sales 18.',
            caption: 'Slate financing, five titles, four sources',
          },
        },
        {
          id: 'revenue-distribution-strategy',
          slug: 'Reel three — Release',
          heading: 'Revenue & Distribution Strategy',
          text: [
            'Which territory first, which window next, which rights to keep? Our team can compare release paths for one film and show when the money arrives.',
            'The answer is a range, with the three assumptions that move it most.',
          ],
          still: {
            picture: Territories,
            alt: 'Two release paths compared quarter by quarter: cinema first rises late and higher, streaming first rises early and flattens. Their ranges cross in the fifth quarter.',
            caption: 'Two release paths, eight quarters',
          },
        },
        {
          id: 'investor-portfolio-management',
          slug: 'Reel four — Reporting',
          heading: 'Investor Portfolio Management',
          text: [
            'Investors forgive a late film sooner than a late statement. Our team can put each holding on one page: what was paid, what comes next, and its place in the waterfall. (The waterfall is the order in which people are paid.)',
            'Statements follow the contract, tier by tier. We flag anything that departs from it.',
          ],
          still: {
            picture: createDrawing(investorLedger),
            alt: 'A portfolio page: four holdings with invested, recouped and outstanding shown as bars. Two are recouped in full, one by sixty per cent, one is still in production.',
            caption: 'Portfolio page, four holdings',
          },
        },
      ],
    },
    {
      kind: 'links',
      title: 'Before you ask',
      links: [
        {
          to: '/business-plan',
          label: 'Business Plan',
          text: 'The same questions for one film, in four steps.',
        },
        {
          to: '/pricing?for=organization&plan=platinum',
          label: 'Studio AI CFO',
          text: 'What the plan for a studio or a fund lists.',
        },
        {
          to: '/ai-disclaimer',
          label: 'AI Disclaimer',
          text: 'What to check in a figure that an agent has drafted.',
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Ask one hard question',
      text: 'Bring the question your board keeps asking. We tell you how we’d answer it, what data it needs and what it can’t tell you.',
    },
  ],
} satisfies PageContent;

export default createMarketingPage(aaas);
