import {
  documentarySlidesImage,
  filmSlidesImage,
  fourDecksImage,
  indieSlidesImage,
  seriesSlidesImage,
} from '../media/product-images';
import { bookDemoAction, type PageContent } from '../content/types';
import { createMarketingPage } from '../sections/marketing-page';

const pitchDeck = {
  hero: {
    slug: 'Int. Conference room — Day',
    title: 'Attract Investors with Your Pitch Deck',
    lead: 'Start from a template for a feature film, a series, an indie film or a documentary. Each slide asks what an investor will ask.',
    actions: [bookDemoAction, { kind: 'freeStart' }],
    keyFacts: {
      title: 'At a glance',
      rows: [
        { label: 'You bring', value: 'A logline, a rough budget and names you’re free to mention' },
        { label: 'Formats', value: 'Film, streaming, indie, documentary' },
        { label: 'Length', value: '8 to 15 slides that work without a presenter' },
        { label: 'You leave with', value: 'A deck you can edit and export as PDF or PowerPoint' },
      ],
    },
    still: {
      picture: fourDecksImage,
      alt: 'Covers of four example decks: The Salt Road, Lost Property, The Tent Cinema and Low Season.',
      caption: 'Four example decks, made in the editor',
    },
  },
  sections: [
    {
      kind: 'scenes',
      scenes: [
        {
          id: 'film',
          slug: 'Int. Sales agent’s suite — Day',
          heading: 'Film',
          text: [
            'Two slides carry a feature: the logline (the story in one sentence) and the waterfall. The waterfall says who is paid, and in which order, before profit is shared.',
            'The example divides ₹9 crore of receipts. Sales are paid first. Equity recoups next, then its premium, then the co-producer and the deferred fees. What’s left is profit, split in half.',
          ],
          terms: [
            {
              term: 'Title',
              detail: 'With genre, running time and the one frame people remember.',
            },
            {
              term: 'Logline',
              detail: 'Who, what they want, what stands in the way. One sentence.',
            },
            { term: 'Synopsis', detail: 'One page, ending included. Financiers read endings.' },
            { term: 'Budget', detail: 'The top sheet: the whole budget on one page.' },
            {
              term: 'Visual Style',
              detail: 'Light, lens, palette and two references you can defend.',
            },
            { term: 'Audience', detail: 'Your core audience, and who follows.' },
            { term: 'Cast', detail: 'Attached, in talks and wished for, kept apart.' },
            { term: 'Contact', detail: 'One person to call.' },
            {
              term: 'Investor Recoupment Waterfall',
              detail: 'Who is paid back first, second and third, down to net profit.',
            },
          ],
          still: {
            picture: filmSlidesImage,
            alt: 'Slides of a feature deck. Waterfall of ₹900 lakh: sales 180, equity 336, premium 67, co-producer 84, fees 84, profit 149.',
            caption: 'From The Salt Road: waterfall, logline, budget',
          },
        },
        {
          id: 'streaming',
          slug: 'Int. Commissioner’s office — Day',
          heading: 'Streaming',
          text: [
            'A streaming service buys more than a first season. The deck has to show what pulls a viewer into the next episode, and what is left to tell in year two.',
            'So the series template asks for the pilot, the season arc, the episodes and the budget per episode.',
          ],
          still: {
            picture: seriesSlidesImage,
            alt: 'Slides of a series deck: the cover of Lost Property, its season grid in four rows and the pilot.',
            caption: 'From Lost Property: cover, season grid, pilot',
          },
        },
        {
          id: 'indie',
          slug: 'Ext. Borrowed location — Dusk',
          heading: 'Indie',
          text: [
            'A small film has one advantage: people understand it quickly. The indie template has a slide for each part below.',
            'The budget table has five lines. If you can’t explain a line in one sentence, it isn’t ready for an investor.',
          ],
          terms: [
            {
              term: 'One-slide synopsis',
              detail: 'The whole story on a single page, with one picture.',
            },
            { term: 'Mood board', detail: 'Pictures that share one look.' },
            { term: 'Team slide', detail: 'Who has done which job, and on what.' },
            {
              term: 'Distribution slide',
              detail: 'First the festival, then who sells it, then where it streams.',
            },
            {
              term: 'Simple budget',
              detail:
                '**Above-the-line**: story, director, cast. **Pre-production**: casting, locations, rehearsal. **Production**: crew, kit, days. **Post**: edit, grade, mix. **Marketing**: stills, trailer, festival run.',
            },
          ],
          still: {
            picture: indieSlidesImage,
            alt: 'Slides of an indie deck: the mood board of Low Season, its cover and a budget in five lines.',
            caption: 'From Low Season: mood board, cover, budget',
          },
        },
        {
          id: 'documentary',
          slug: 'Ext. Fishing harbour — Dawn',
          heading: 'Documentary',
          text: [
            'A documentary pitches access before style: why these people, why now, and why they let you in. The documentary template has a slide for each of these.',
            'Be open about what you can’t control. Mark the shoots you can date and the ones you must wait for.',
          ],
          terms: [
            { term: 'Story', detail: 'The people, the access, the question the film follows.' },
            { term: 'Theme', detail: 'What the film is about, beyond its plot.' },
            { term: 'Visual Style', detail: 'How much is observed, staged or archive, and why.' },
            { term: 'Budget', detail: 'Days, archive rights, travel, a long edit.' },
            { term: 'Timeline', detail: 'Research to delivery, with the fixed dates marked.' },
          ],
          still: {
            picture: documentarySlidesImage,
            alt: 'Slides of a documentary deck: the cover of The Tent Cinema, its visual style and a timeline of four steps.',
            caption: 'From The Tent Cinema: cover, style, timeline',
          },
        },
      ],
    },
    {
      kind: 'links',
      title: 'After the deck',
      links: [
        {
          to: '/business-plan',
          label: 'Business Plan',
          text: 'The document behind the deck: market, development, budget, release.',
        },
        {
          to: '/film-festival-marketing',
          label: 'Film festival marketing',
          text: 'What to prepare between picture lock and the first screening.',
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Put your project on the table',
      text: 'Tell us what you’re making. In the demo we start your deck with you. You keep that deck.',
    },
  ],
} satisfies PageContent;

export default createMarketingPage(pitchDeck);
