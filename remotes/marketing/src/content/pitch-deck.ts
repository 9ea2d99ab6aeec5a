import { bookDemoAction, type PageContent } from './types';

export type PitchDeckPictureName =
  'fourDecks' | 'filmSlides' | 'seriesSlides' | 'indieSlides' | 'documentarySlides';

export const pitchDeck = {
  hero: {
    slug: 'Int. Conference room — Day',
    title: 'Attract Investors with Your Pitch Deck',
    lead: 'Four kinds of project, four decks. Each one answers the questions that its own financiers ask first, and leaves out the slides they skip.',
    actions: [{ kind: 'freeStart' }, bookDemoAction],
    keyFacts: {
      title: 'Call sheet',
      rows: [
        { label: 'You bring', value: 'A logline, a rough budget, names you may say aloud' },
        { label: 'Formats', value: 'Film, streaming, indie, documentary' },
        { label: 'Length', value: 'Nine to fifteen slides, readable without you in the room' },
        { label: 'You leave with', value: 'An editable deck and the figures behind it' },
      ],
    },
    still: {
      picture: 'fourDecks',
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
            'A feature is sold on two pages: the logline and the waterfall. One says why anyone would watch; the other says who is paid, in which order, before profit is shared.',
            'The waterfall here takes ₹9 crore of receipts through five tiers. Sales are paid first. Equity recoups next, then its premium, then the co-producer and the deferred fees. Only what is left is profit, and it is split in half.',
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
            { term: 'Budget', detail: 'The top sheet, with contingency and bond shown apart.' },
            {
              term: 'Visual Style',
              detail: 'Light, lens, palette, and two references you can defend.',
            },
            { term: 'Audience', detail: 'Who comes first, who comes because they came.' },
            { term: 'Cast', detail: 'Attached, in talks and wished for, kept strictly apart.' },
            { term: 'Contact', detail: 'One name that answers the telephone.' },
            {
              term: 'Investor Recoupment Waterfall',
              detail: 'Every tier named, in order, down to net profit.',
            },
          ],
          still: {
            picture: 'filmSlides',
            alt: 'Slides of a feature deck. Waterfall of ₹900 lakh: sales 180, equity 336, premium 67, co-producer 84, fees 84, profit 149.',
            caption: 'From The Salt Road: waterfall, logline, budget',
          },
        },
        {
          id: 'streaming',
          slug: 'Int. Commissioner’s office — Day',
          heading: 'Streaming',
          text: [
            'A commissioner buys the second season before the first. The deck has to show an engine: what pulls a viewer from one episode into the next, and what is left to tell in year two.',
            'So this deck has a season grid, a cold open for the pilot, the hook at the end of every episode and the cost per hour. It also says plainly which rights you offer and which you keep.',
          ],
          still: {
            picture: 'seriesSlides',
            alt: 'Slides of a series deck: the cover of Lost Property, its season grid in four rows and the pilot.',
            caption: 'From Lost Property: cover, season grid, pilot',
          },
        },
        {
          id: 'indie',
          slug: 'Ext. Borrowed location — Dusk',
          heading: 'Indie',
          text: [
            'A small film has one advantage: it can be understood at once. The indie deck keeps to what fits in a conversation, and shows that every unit of money lands on the screen.',
            'The budget has five lines and no more. If a line cannot be explained in one sentence, it is not ready for an investor.',
          ],
          terms: [
            {
              term: 'One-slide synopsis',
              detail: 'The whole story on a single page, with one picture.',
            },
            { term: 'Mood board', detail: 'Six images that agree about light, place and skin.' },
            { term: 'Team slide', detail: 'Who has done which job, and on what.' },
            {
              term: 'Distribution slide',
              detail: 'Festival first, then who sells it, then where it streams.',
            },
            {
              term: 'Simple budget',
              detail:
                '**Above-the-line**: story, director, cast. **Pre-production**: casting, locations, rehearsal. **Production**: crew, kit, days. **Post**: edit, grade, mix. **Marketing**: stills, trailer, festival run.',
            },
          ],
          still: {
            picture: 'indieSlides',
            alt: 'Slides of an indie deck: the mood board of Low Season, its cover and a budget in five lines.',
            caption: 'From Low Season: mood board, cover, budget',
          },
        },
        {
          id: 'documentary',
          slug: 'Ext. Fishing harbour — Dawn',
          heading: 'Documentary',
          text: [
            'A documentary pitches access before it pitches style: why these people, why now, and why they let you in. The deck puts that on the first page and builds everything else on it.',
            'The plan is honest about what nobody controls. The timeline marks the shoots you can date, the ones that wait for the world, and what the film becomes if they never come.',
          ],
          terms: [
            { term: 'Story', detail: 'The people, the access, the question the film follows.' },
            { term: 'Theme', detail: 'What the film is about when it is not about its plot.' },
            { term: 'Visual Style', detail: 'Observed, staged, archive: in what measure and why.' },
            { term: 'Budget', detail: 'Days, archive rights, travel, a long edit.' },
            { term: 'Timeline', detail: 'Research to delivery, with the fixed dates marked.' },
          ],
          still: {
            picture: 'documentarySlides',
            alt: 'Slides of a documentary deck: the cover of The Tent Cinema, its visual style and a timeline of four steps.',
            caption: 'From The Tent Cinema: cover, style, timeline',
          },
        },
      ],
    },
    {
      kind: 'links',
      slug: 'Continuity',
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
      text: 'Tell us which of the four decks is yours. We open it with you and fill in the first three slides together.',
    },
  ],
} satisfies PageContent<PitchDeckPictureName>;
