import hubAndSpoke from '../pictures/hub-and-spoke.svg?raw';
import { createDrawing } from '../pictures/svg-drawing';
import { aboutSlidesImage, signOffSlidesImage } from '../media/product-images';
import { bookDemoAction, type PageContent } from '../content/types';
import { createMarketingPage } from '../sections/marketing-page';

export const about = {
  hero: {
    slug: 'Ext. Hill road — First light',
    title: 'About {brand}',
    lead: '{legalName} builds software and runs AI agents for people who make films, series and lessons. We think the hardest part of a film is not the shoot. It’s the year before anyone says yes.',
    actions: [bookDemoAction],
    keyFacts: {
      title: 'At a glance',
      rows: [
        { label: 'Product', value: 'Integrated SaaS & Agent Model (ISAM)' },
        { label: 'For', value: 'Film, streaming, indie, documentary, education' },
        {
          label: 'Contact',
          value: '[{email}](mailto:{email}). This page [in Hindi](/hi/about-company)',
        },
        {
          label: 'Policies',
          value:
            '[Privacy Policy](/privacy-policy), [Terms of Service](/terms-of-service), [AI Disclaimer](/ai-disclaimer)',
        },
      ],
    },
    still: {
      picture: aboutSlidesImage,
      alt: 'A slide of The Tent Cinema, an audience before a lit screen, above the covers of three other example decks.',
      caption: 'Example: a slide of The Tent Cinema, and three covers',
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
            'We work as a hub and spokes. The hub, near a city in the south of India, keeps our methods and models in one place.',
            'The spokes are where clients shoot, teach and finance. They bring the question and the local knowledge, and take finished work back.',
          ],
          still: {
            picture: createDrawing(hubAndSpoke),
            alt: 'A lit hub with five spokes: film, streaming, education, festivals and finance.',
            caption: 'Hub and spoke',
          },
        },
        {
          id: 'how-we-use-ai',
          slug: 'Close-up',
          heading: 'A person signs off',
          text: [
            'Models draft and people decide. A named person approves each AaaS (Agent-as-a-Service) delivery. A figure without a source is shown as an assumption.',
            'We don’t use your project to train models for others. Our rules are public: the [Fair Use & AI Ethics Policy](/ai-ethics-policy) says what we allow, the [AI Disclaimer](/ai-disclaimer) what you should check.',
          ],
          still: {
            picture: signOffSlidesImage,
            alt: 'A sign-off note with six figures, each with source and status; then the question it answers, and the three people who wrote and checked it.',
            caption: 'Example: a sign-off note, with what is still open',
          },
        },
      ],
    },
    {
      kind: 'links',
      title: 'Our policies',
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
      text: 'Book a demo and bring a logline. We start a deck from it with you. You keep that deck.',
    },
  ],
} satisfies PageContent;

export default createMarketingPage(about);
