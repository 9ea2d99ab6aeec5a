import { bookDemoAction, type PageContent } from './types';

export type PitchDeckPictureName =
  'deckWall' | 'waterfall' | 'seasonGrid' | 'moodBoard' | 'topSheet' | 'documentaryLine';

export const pitchDeck = {
  hero: {
    slug: 'Int. Conference room — Day',
    title: 'Attract Investors with Your Pitch Deck',
    lead: 'Start from a template for a feature film, a series, an indie film or a documentary. Each slide asks what an investor will ask.',
    actions: [{ kind: 'freeStart' }, bookDemoAction],
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
      picture: 'deckWall',
      alt: 'The nine slides of a film deck pinned to a wall, lit from the left by a lamp: title, logline, synopsis, budget, visual style, audience, cast, contact and waterfall.',
      caption: 'The Salt Road, an example deck',
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
            'The example divides 100 units of receipts. First come the sales agent’s commission and costs. Then the lender is repaid, then the investors, then their premium. What’s left is net profit, split in half.',
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
            picture: 'waterfall',
            alt: 'Recoupment waterfall for 100 units of receipts: sales commission and expenses 20, senior loan 30, equity recoupment 30, equity premium 6, net profit 14, shared 7 to investors and 7 to producers.',
            caption: 'Recoupment waterfall, worked example',
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
            picture: 'seasonGrid',
            alt: 'Season grid of eight episodes by three story lines. Each episode ends on a hook; the lines cross in episodes four and eight.',
            caption: 'Season grid, eight hours, three lines',
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
            { term: 'Mood board', detail: 'Six pictures that share one look.' },
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
            picture: 'moodBoard',
            alt: 'A mood board of six images around a one-slide synopsis: a lighthouse, a hand on a rope, window light, a night road, salt water and a palette strip.',
            caption: 'Mood board and one-slide synopsis',
          },
          secondStill: {
            picture: 'topSheet',
            alt: 'Top sheet of a small film in five lines, as shares of the whole: above-the-line 15, pre-production 10, production 45, post 20, marketing 10, together 100 per cent.',
            caption: 'Top sheet, five lines that make 100',
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
            picture: 'documentaryLine',
            alt: 'Documentary timeline of eighteen months: research, access, three shoots, an edit that overlaps them, archive clearance and delivery. One shoot is dashed because it waits for the monsoon.',
            caption: 'Timeline, eighteen months',
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
} satisfies PageContent<PitchDeckPictureName>;
