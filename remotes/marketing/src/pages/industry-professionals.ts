import packageBoard from '../pictures/package-board.svg?raw';
import versionReel from '../pictures/version-reel.svg?raw';
import { createDrawing } from '../pictures/svg-drawing';
import { lostPropertySlidesImage, storySlidesImage } from '../media/product-images';
import { bookDemoAction, type PageContent } from '../content/types';
import { createMarketingPage } from '../sections/marketing-page';

const industryProfessionals = {
  hero: {
    slug: 'Int. Producer’s car — Moving',
    title: 'Industry Professionals: walk in with the whole package',
    lead: 'You have a film in your head and a meeting in the diary. Write the logline, edit the synopsis and build the deck yourself. Our team can do the rest.',
    actions: [bookDemoAction],
    keyFacts: {
      title: 'At a glance',
      rows: [
        { label: 'You bring', value: 'A logline, and a rough budget if you have one' },
        { label: 'You make', value: 'A deck with a budget table and charts' },
        { label: 'We can add', value: 'A business plan and a press kit' },
        { label: 'Plan', value: 'One plan for each project, up to 2 users on Bronze' },
      ],
    },
    still: {
      picture: lostPropertySlidesImage,
      alt: 'Slides of a series deck: the cover of Lost Property, its pilot and its three characters.',
      caption: 'Example: cover, pilot and characters of Lost Property',
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
            'You were asked for “something on paper” by Monday. Write the logline. You get a draft synopsis to edit. Start a deck from it, with room for your pictures.',
            'You decide what stays. If you cut too much, one click brings the generated version back.',
          ],
          still: {
            picture: storySlidesImage,
            alt: 'The logline and the synopsis on the setup page, each beside the slide that it fills.',
            caption: 'Example: two fields, and the slides they fill',
          },
        },
        {
          id: 'producers',
          slug: 'Int. Production office — Day',
          heading: 'Producers',
          text: [
            'Readers look for contradictions: a night shoot with a day budget, a cast your audience slide never mentions. The editor’s review lists empty slides, small text and placeholders before they do.',
            'Our team can check the whole package with you: what is agreed, what is promised and what is still open.',
          ],
          link: { label: 'See the four steps of the plan', to: '/business-plan' },
          still: {
            picture: createDrawing(packageBoard),
            alt: 'A package board: script, director, cast, budget, finance and sales around one title. Attached elements are solid, promised ones dashed, open ones empty.',
            caption: 'Package board, what is attached',
          },
        },
        {
          id: 'freelancers-and-companies',
          slug: 'Ext. Market hall — Day',
          heading: 'Freelancers, start-ups and independent companies',
          text: [
            'Three meetings need three decks: one each for the broadcaster, the fund and the sales agent. Start from one deck and tailor a copy for each meeting.',
            'When the film is finished, our team can turn the same material into a press kit and a festival plan.',
          ],
          link: { label: 'Festival marketing and press kits', to: '/film-festival-marketing' },
          still: {
            picture: createDrawing(versionReel),
            alt: 'One project reel cut into three versions: twelve slides for a broadcaster, nine for a fund, fifteen for a sales agent. The slides they share are joined by lines.',
            caption: 'One project, three cuts',
          },
        },
      ],
    },
    {
      kind: 'links',
      title: 'Where to go next',
      links: [
        { to: '/pitch-deck', label: 'Pitch Deck', text: 'Film, streaming, indie, documentary.' },
        {
          to: '/film-festival-marketing',
          label: 'Film festival marketing',
          text: 'Plan, ponder, prep, and a press kit.',
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
      text: 'Pitch us your project in the demo. We start a deck from your logline and tell you what we’d ask next. You keep that deck.',
    },
  ],
} satisfies PageContent;

export default createMarketingPage(industryProfessionals);
