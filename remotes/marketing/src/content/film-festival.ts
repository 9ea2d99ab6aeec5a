import { bookDemoAction, type PageContent } from './types';

export type FestivalPictureName = 'festivalCircuit' | 'positioning' | 'deliverables' | 'pressKit';

export const filmFestival = {
  hero: {
    slug: 'Ext. Red carpet — Rain',
    title: 'Marketing Strategies for a Successful Film Festival',
    lead: 'A festival is four days of attention after two years of work. What happens in those four days is decided in the three months before them: where you submit, what you say, and what you have ready when somebody asks.',
    actions: [bookDemoAction],
    keyFacts: {
      title: 'Countdown',
      rows: [
        { label: '12 weeks before', value: 'Plan the run' },
        { label: '8 weeks before', value: 'Ponder the position' },
        { label: '4 weeks before', value: 'Prep every deliverable' },
        { label: 'Opening night', value: 'Press kit in hand, one link' },
      ],
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
            'A premiere can be spent once. Lay out the festivals by deadline, by premiere rule and by who attends: buyers, press or the audience you made it for. Then choose the first one as if it were the only one.',
            'The plan keeps fees, formats and answers in one calendar, and warns you when one submission would break the premiere promised to another.',
          ],
          still: {
            picture: 'festivalCircuit',
            alt: 'A circuit of festivals as a route map over one year: world premiere, then continental, then national premieres, then regional screenings. A crossed line marks a submission that would break a premiere rule.',
            caption: 'One run, one year, one world premiere',
            timecode: '01:15:08:00',
          },
        },
        {
          id: 'ponder',
          slug: 'T minus eight weeks',
          heading: 'Ponder',
          text: [
            'Programmers describe a film in one line of a catalogue. Write that line before they do. Ask what the film stands next to, whom it argues with, and what a viewer will say on the pavement outside.',
            'We test three positions against the festival’s past programmes and show you the crowded corner and the empty chair.',
          ],
          still: {
            picture: 'positioning',
            alt: 'A seating plan of a cinema used as a map: most films in the programme sit together in the middle; three candidate positions are marked, and the one with empty seats around it is lit.',
            caption: 'The crowded rows and the empty chair',
            timecode: '01:15:33:19',
          },
        },
        {
          id: 'prep',
          slug: 'T minus four weeks',
          heading: 'Prep',
          text: [
            'The screening copy, two trailers, six stills, captions in the right language, a poster that reads at the size of a stamp. The list is long and known; what is missing is only found in time if somebody looks.',
            'Every deliverable has an owner, a format and a date, and the sheet says what is late before the festival does.',
          ],
          still: {
            picture: 'deliverables',
            alt: 'A deliverables sheet with eight rows: screening copy, trailer, teaser, stills, captions, poster, credits and insurance. Six are ticked, one is due, one is late and marked.',
            caption: 'Deliverables, six done, one due, one late',
            timecode: '01:15:58:04',
          },
        },
        {
          id: 'epk-templates',
          slug: 'Doors open',
          heading: 'EPK templates',
          text: [
            'The AI-powered EPK generator builds the electronic press kit from what the project already holds: synopsis in three lengths, director’s statement, biographies, credits, stills with captions, clips and contacts.',
            'You edit every word. The kit goes out as one page and one download, so that a journalist on a train at midnight has all of it.',
          ],
          still: {
            picture: 'pressKit',
            alt: 'An electronic press kit as one open page: key art on the left; on the right synopsis in 25, 100 and 300 words, statement, biographies, credits, stills, clips and contact, with one download button.',
            caption: 'Electronic press kit, one page',
            timecode: '01:16:24:13',
          },
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Before the deadline, not after',
      text: 'Tell us the festival and the date. We lay out the twelve weeks with you and show the press kit generator on your own synopsis.',
    },
  ],
} satisfies PageContent<FestivalPictureName>;
