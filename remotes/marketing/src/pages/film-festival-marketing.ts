import deliverables from '../pictures/deliverables.svg?raw';
import festivalCircuit from '../pictures/festival-circuit.svg?raw';
import positioning from '../pictures/positioning.svg?raw';
import { createDrawing } from '../pictures/svg-drawing';
import { kitSlidesImage, pressKitSlidesImage } from '../media/product-images';
import { bookDemoAction, type PageContent } from '../content/types';
import { createMarketingPage } from '../sections/marketing-page';

const filmFestival = {
  hero: {
    slug: 'Ext. Red carpet — Rain',
    title: 'Marketing Strategies for a Successful Film Festival',
    lead: 'A festival is a few days of attention after years of work. The months before decide how it goes: where you submit, what you say, and what you have ready. Our team can help with all three.',
    actions: [bookDemoAction],
    keyFacts: {
      title: 'Countdown',
      rows: [
        { label: '12 weeks before', value: 'Plan the run' },
        { label: '8 weeks before', value: 'Decide how to position the film' },
        { label: '4 weeks before', value: 'Prep every deliverable' },
        { label: 'Opening night', value: 'Press kit ready' },
      ],
    },
    still: {
      picture: pressKitSlidesImage,
      alt: 'Slides of a press kit: a poster of The Salt Road, four of its stills and the press contact.',
      caption: 'Example: a press kit for The Salt Road',
    },
  },
  sections: [
    {
      kind: 'scenes',
      scenes: [
        {
          id: 'plan',
          slug: 'T minus twelve weeks',
          heading: 'Plan',
          text: [
            'You have one world premiere. List the festivals by deadline, by premiere rule and by who attends. Then choose the first as if it were the only one.',
            'Our team can keep fees, formats and replies in one calendar, and check each submission against the premiere rules.',
          ],
          still: {
            picture: createDrawing(festivalCircuit),
            alt: 'A circuit of festivals as a route map over one year: world premiere, then continental, then national premieres, then regional screenings. A crossed line marks a submission that would break a premiere rule.',
            caption: 'One run, one year, one world premiere',
          },
        },
        {
          id: 'ponder',
          slug: 'T minus eight weeks',
          heading: 'Ponder',
          text: [
            'Festivals describe a film in one line of a catalogue. Write that line before they do. Ask what the film stands next to, and what a viewer will say on the way out.',
            'Our team can test three positions against past programmes. You see where the programme is crowded and where there’s room.',
          ],
          still: {
            picture: createDrawing(positioning),
            alt: 'A seating plan of a cinema used as a map: most films in the programme sit together in the middle; three candidate positions are marked, and the one with empty seats around it is lit.',
            caption: 'The crowded rows and the empty chair',
          },
        },
        {
          id: 'prep',
          slug: 'T minus four weeks',
          heading: 'Prep',
          text: [
            'The screening copy, two trailers, six stills, captions, a poster that reads at the size of a stamp. The list is long, but it is known.',
            'Give each item an owner, a format and a date. Our team can keep the list and tell you what is late.',
          ],
          still: {
            picture: createDrawing(deliverables),
            alt: 'A deliverables sheet with eight rows: screening copy, trailer, teaser, stills, captions, poster, credits and insurance. Six are ticked, one is due, one is late and marked.',
            caption: 'Deliverables, six done, one due, one late',
          },
        },
        {
          id: 'epk-templates',
          slug: 'Doors open',
          heading: 'EPK templates',
          text: [
            'An EPK is an electronic press kit: synopsis, statement, biographies, credits, stills and clips. Our team can make one for you with an AI-powered EPK generator, from the material you have.',
            'You edit the text before it goes out. The kit is one page and one download, so a journalist has all of it.',
          ],
          still: {
            picture: kitSlidesImage,
            alt: 'Slides of a press kit: a table of what it holds (synopsis, statement, biographies, clips, screening copy), the director’s statement and the team.',
            caption: 'Example: what the kit of The Salt Road holds',
          },
        },
      ],
    },
    {
      kind: 'links',
      title: 'Around the festival',
      links: [
        {
          to: '/pitch-deck',
          label: 'Pitch Deck',
          text: 'The deck for the meetings between two screenings.',
        },
        {
          to: '/business-plan',
          label: 'Business Plan',
          text: 'Festival, cinema, rental: the windows after the premiere.',
        },
        {
          to: '/pricing',
          label: 'Pricing',
          text: 'The press kit is on the list of the Bronze Plan.',
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Before the deadline, not after',
      text: 'Tell us the festival and the date. In the demo we start a deck from your logline and talk through the weeks ahead. You keep that deck.',
    },
  ],
} satisfies PageContent;

export default createMarketingPage(filmFestival);
