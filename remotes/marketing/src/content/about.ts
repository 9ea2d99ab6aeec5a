import { bookDemoAction, type PageContent } from './types';

export type AboutPictureName = 'hubAndSpoke' | 'humanLoop';

export const about = {
  hero: {
    slug: 'Ext. Hill road — First light',
    title: 'About {brand}',
    lead: '{legalName} builds software and runs agents for people who make films, series and lessons. We think the hardest part of a film is not the shoot; it is the year in which nobody has said yes.',
    actions: [bookDemoAction],
    keyFacts: {
      title: 'Production',
      rows: [
        { label: 'Product', value: 'Integrated SaaS & Agent Model (ISAM)' },
        { label: 'For', value: 'Film, streaming, indie, documentary, education' },
        { label: 'Contact', value: '{email}' },
        {
          label: 'Papers',
          value:
            '[Privacy Policy](/privacy-policy), [Terms of Service](/terms-of-service), [AI Disclaimer](/ai-disclaimer)',
        },
        { label: 'Also in', value: '[Hindi](/hi/about-company)' },
      ],
    },
  },
  sections: [
    {
      kind: 'scenes',
      scenes: [
        {
          id: 'hub-and-spoke',
          slug: 'Wide shot',
          heading: 'A hub, and spokes where the work is',
          text: [
            'We work hub and spoke. The hub, near a city in the south of India, keeps methods, models and data in one place and trains the people who use them.',
            'The spokes sit where clients shoot, teach and finance. They bring the question and the local knowledge, and take back finished work, so nobody has to explain a region to a distant help desk.',
          ],
          still: {
            picture: 'hubAndSpoke',
            alt: 'A map drawn as a wheel: a lit hub on a southern coastline, and five spokes to film, streaming, education, festivals and finance.',
            caption: 'Hub and spoke',
            timecode: '01:32:03:14',
          },
        },
        {
          id: 'how-we-use-ai',
          slug: 'Close-up',
          heading: 'A person signs off',
          text: [
            'Models draft; people decide. What leaves our house has the name of the person who signed it off, and a figure without a source is shown as an assumption.',
            'We do not use your project to train models for others. The rules are short and public: the [AI Ethics & Fair Use Policy](/ai-ethics-policy) says what we allow, the [AI Disclaimer](/ai-disclaimer) what you should check.',
          ],
          still: {
            picture: 'humanLoop',
            alt: 'A page goes round a loop of four stations: brief, draft by an agent, review by a person, sign-off. Only the sign-off opens the gate to delivery.',
            caption: 'Draft, review, sign-off',
            timecode: '01:32:30:00',
          },
        },
      ],
    },
    {
      kind: 'links',
      slug: 'Papers',
      title: 'What we hold ourselves to',
      links: [
        {
          to: '/privacy-policy',
          label: 'Privacy Policy',
          text: 'What we collect, why, for how long, and how to have it deleted.',
        },
        {
          to: '/terms-of-service',
          label: 'Terms of Service',
          text: 'The agreement between us, including the parts you may not like.',
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Meet us on your project',
      text: 'The quickest way to know us is to watch us work. Choose a time, bring a logline, and judge by what comes back.',
    },
  ],
} satisfies PageContent<AboutPictureName>;
