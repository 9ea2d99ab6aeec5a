import { bookDemoAction, type PageContent } from './types';

export type ProfessionalsPictureName = 'draftPages' | 'packageBoard' | 'versionReel';

export const industryProfessionals = {
  hero: {
    slug: 'Int. Producer’s car — Moving',
    title: 'Industry Professionals: walk in with the whole package',
    lead: 'You have the film in your head and a meeting in the diary. {brand} turns what you know into the documents the other side of the table expects, and keeps them in step when the film changes.',
    actions: [bookDemoAction],
    keyFacts: {
      title: 'Cast',
      rows: [
        { label: 'Writers, directors', value: 'From logline to a deck that sounds like you' },
        { label: 'Producers', value: 'Deck, plan, budget and waterfall that agree' },
        { label: 'Small companies', value: 'One plan for each project, up to 2 users on Bronze' },
      ],
    },
  },
  sections: [
    {
      kind: 'scenes',
      scenes: [
        {
          id: 'writers-and-directors',
          slug: 'Int. Study — Before dawn',
          heading: 'Writers and directors',
          text: [
            'You were asked for “something on paper” by Monday. Write the logline; the synopsis comes back as a draft in your hands, and the deck is laid out around it, with room for the pictures you have been collecting for years.',
            'Your words stay yours. The tool proposes, you cut, and one click brings the generated version back if you cut too much.',
          ],
          still: {
            picture: 'draftPages',
            alt: 'Three drafts of one synopsis on a desk. In the first most lines are generated; in the second half are crossed out and rewritten; the third is entirely in the writer’s hand.',
            caption: 'Draft one to draft three',
            timecode: '01:24:05:06',
          },
        },
        {
          id: 'producers',
          slug: 'Int. Production office — Day',
          heading: 'Producers',
          text: [
            'A package is judged by its contradictions: a night shoot with a day budget, a cast the audience slide does not know. Deck, plan, budget and waterfall draw on the same figures here, so a change is made once.',
            'One board shows what is attached, what is promised and what is still open. It is the page a co-producer asks for first.',
          ],
          link: { label: 'See the four steps of the plan', to: '/business-plan' },
          still: {
            picture: 'packageBoard',
            alt: 'A package board: script, director, cast, budget, finance and sales around one title. Attached elements are solid, promised ones dashed, open ones empty.',
            caption: 'Package board, what is attached',
            timecode: '01:24:39:15',
          },
        },
        {
          id: 'freelancers-and-companies',
          slug: 'Ext. Market hall — Day',
          heading: 'Freelancers, start-ups and independent companies',
          text: [
            'Three meetings in one morning want three decks: the broadcaster’s, the fund’s and the sales agent’s. Keep one project and cut it three ways; what is true in one stays true in all of them.',
            'When the film is finished, the same material becomes the press kit and the festival plan.',
          ],
          link: { label: 'Festival marketing and press kits', to: '/film-festival-marketing' },
          still: {
            picture: 'versionReel',
            alt: 'One project reel cut into three versions: twelve slides for a broadcaster, nine for a fund, fifteen for a sales agent. The slides they share are joined by lines.',
            caption: 'One project, three cuts',
            timecode: '01:25:12:00',
          },
        },
      ],
    },
    {
      kind: 'links',
      slug: 'Departments',
      title: 'Where to go next',
      links: [
        { to: '/pitch-deck', label: 'Pitch Deck', text: 'Film, streaming, indie, documentary.' },
        {
          to: '/film-festival-marketing',
          label: 'Film festival marketing',
          text: 'Plan, ponder, prep, and a press kit that writes its first draft.',
        },
        {
          to: '/pricing',
          label: 'Pricing',
          text: 'Bronze and its Advanced list, project by project.',
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Rehearse it with us',
      text: 'Pitch us your project in the demo as you would in the room. We tell you which page we would have asked for, and build it.',
    },
  ],
} satisfies PageContent<ProfessionalsPictureName>;
