import type { RouteDeclaration } from '@site/contract';
import navigationInHindi from './content/navigation-hi.json';
import { translateLinks } from './translate-links';

const publicPage = { access: 'public', chrome: 'site', prerender: true } as const;
/** Page without interaction: its document loads no page module. */
const staticPage = { ...publicPage, hydrate: false } as const;
const pageWithControls = { ...publicPage, hydrate: 'on-intent' } as const;

/** Titles have at most 60 characters, descriptions 120 to 155. */
const pages = [
  {
    id: 'landing',
    path: '/',
    page: './pages/landing',
    title: '{brand}: pitch decks, business plans and finance for film',
    description:
      'Turn a logline into a pitch deck in your browser. Our team helps with business plans, finance and marketing for film, series and education.',
    ...staticPage,
  },
  {
    id: 'pitch-deck',
    path: '/pitch-deck',
    page: './pages/pitch-deck',
    title: 'Pitch decks for film, series, indie and documentary · {brand}',
    description:
      'Pitch deck templates for a feature film, a series and a documentary, from title and logline to audience, budget, finance plan and contact.',
    links: [
      {
        placement: 'header',
        group: 'Major Development Project',
        label: 'Pitch Deck',
        description: 'The slides that make an investor turn to the next one.',
      },
    ],
    ...staticPage,
  },
  {
    id: 'business-plan',
    path: '/business-plan',
    page: './pages/business-plan',
    title: 'A business plan for your film or series · {brand}',
    description:
      'Research the market, plan development, budget and release: four steps to a business plan for your screen project, with help from our team.',
    links: [
      {
        placement: 'header',
        group: 'Major Development Project',
        label: 'Business Plan',
        description: 'Market, schedule, budget and release in one document.',
      },
    ],
    ...staticPage,
  },
  {
    id: 'industry-professionals',
    path: '/industry-professionals',
    page: './pages/industry-professionals',
    title: 'For filmmakers, producers and freelancers · {brand}',
    description:
      'For writers, directors, producers and small companies: write the logline, edit the synopsis, build the deck, and hand the rest to our team.',
    links: [
      {
        placement: 'header',
        group: 'Use Cases',
        label: 'Industry Professionals',
        description: 'Writers, directors and producers with a project.',
      },
    ],
    ...staticPage,
  },
  {
    id: 'organizations',
    path: '/organizations',
    page: './pages/organizations',
    title: 'For guilds, associations, studios and companies · {brand}',
    description:
      'For guilds, associations, studios and companies: deck templates for members, and a team that compares projects and builds slate models.',
    links: [
      {
        placement: 'header',
        group: 'Use Cases',
        label: 'Organizations',
        description: 'Guilds, associations, studios and companies.',
      },
    ],
    ...staticPage,
  },
  {
    id: 'educational-institutions',
    path: '/educational-institutions',
    page: './pages/educational-institutions',
    title: 'Storytelling for educational institutions · {brand}',
    description:
      'Video stories from admissions to alumni, gamified lessons and work across departments, for film schools and STEM institutions, by our team.',
    links: [
      {
        placement: 'header',
        group: 'Use Cases',
        label: 'Educational Institutions',
        description: 'From admissions to alumni.',
      },
    ],
    ...staticPage,
  },
  {
    id: 'film-festival-marketing',
    path: '/film-festival-marketing',
    page: './pages/film-festival-marketing',
    title: 'Film festival marketing and press kits · {brand}',
    description:
      'Plan the festival run, decide how to position the film, prepare what the festival asks for and get a press kit, with help from our team.',
    ...staticPage,
  },
  {
    id: 'aaas',
    path: '/aaas',
    page: './pages/aaas',
    title: 'AaaS: financial intelligence for film slates · {brand}',
    description:
      'Agents on demand for film finance: a custom database, slate financing models, revenue and distribution strategy, and investor portfolios.',
    ...staticPage,
  },
  {
    id: 'pricing',
    path: '/pricing',
    page: './pages/pricing',
    title: 'Pricing plans: Bronze, Silver and Platinum · {brand}',
    description:
      'Plans for industry professionals, educational institutions and organizations, with a feature table for each. Tell us the project; we quote.',
    links: [{ placement: 'header', label: 'Pricing' }],
    ...pageWithControls,
  },
  {
    id: 'about-company',
    path: '/about-company',
    page: './pages/about-company',
    title: 'About the company · {brand}',
    description:
      'Who builds {brand} and how we work: a hub that keeps methods and data in one place, spokes close to the people who shoot, and open AI rules.',
    links: [{ placement: 'footer', group: 'About', label: 'About us' }],
    ...staticPage,
  },
  {
    id: 'about-company-hi',
    path: '/hi/about-company',
    page: './pages/about-company-hi',
    title: 'हमारे बारे में · {brand}',
    description:
      '{brand} कौन बनाता है और हम कैसे काम करते हैं: एक केंद्र जहाँ तरीके और आँकड़े रहते हैं, शूटिंग के पास शाखाएँ, और AI के खुले नियम, हिन्दी में।',
    // The document loads the Devanagari font.
    budgetKb: 75,
    ...staticPage,
  },
  {
    id: 'landing-hi',
    path: '/hi',
    page: './pages/landing-hi',
    title: 'लॉगलाइन से पिच डेक · {brand}',
    description:
      'एक वाक्य से पिच डेक तक: AI से सारांश का मसौदा, ब्राउज़र में डेक, और बिज़नेस प्लान, वित्त और प्रचार के लिए हमारी टीम। फ़िल्म, सीरीज़ और शिक्षा के लिए।',
    budgetKb: 75,
    ...staticPage,
  },
  {
    id: 'faq',
    path: '/faq',
    page: './pages/faq',
    title: 'Frequently asked questions · {brand}',
    description:
      'Short answers: what {brand} is, software or service or both, education, research, how to start, customisation, support and data security.',
    links: [{ placement: 'footer', group: 'About', label: 'FAQ’s' }],
    ...staticPage,
  },
  {
    id: 'book-demo',
    path: '/book-demo',
    page: './pages/book-demo',
    title: 'Book a demo · {brand}',
    description:
      'See {brand} at work on a project like yours. Tell us who you are and what you are making, and we prepare the demo around your project.',
    links: [
      { placement: 'action', label: 'Book a Demo' },
      { placement: 'footer', group: 'About', label: 'Contact Us' },
    ],
    ...pageWithControls,
  },
  {
    id: 'privacy-policy',
    path: '/privacy-policy',
    page: './pages/privacy-policy',
    title: 'Privacy Policy · {brand}',
    description:
      'Which personal data {brand} collects, why, for how long, who processes it and how you can see, correct, export or delete what we hold on you.',
    links: [{ placement: 'legal', label: 'Privacy Policy' }],
    ...staticPage,
  },
  {
    id: 'terms-of-service',
    path: '/terms-of-service',
    page: './pages/terms-of-service',
    title: 'Terms of Service · {brand}',
    description:
      'The agreement between you and {brand}: accounts, plans, AaaS engagements, final payments, ownership of your work, liability and governing law.',
    links: [{ placement: 'legal', label: 'Terms of Service' }],
    ...staticPage,
  },
  {
    id: 'ai-disclaimer',
    path: '/ai-disclaimer',
    page: './pages/ai-disclaimer',
    title: 'AI Disclaimer · {brand}',
    description:
      'What AI-generated text, figures and forecasts in {brand} can and cannot be relied on for, and the checks we ask you to make before you pitch.',
    links: [
      {
        placement: 'footer',
        group: 'Resources',
        label: 'Video Content',
        externalLink: 'videoChannel',
      },
      { placement: 'footer', group: 'Resources', label: 'AI Disclaimer' },
    ],
    ...staticPage,
  },
  {
    id: 'ai-ethics-policy',
    path: '/ai-ethics-policy',
    page: './pages/ai-ethics-policy',
    title: 'Fair Use & AI Ethics Policy · {brand}',
    description:
      'What you may make with {brand} and what you may not, how we keep AI honest, credited and under human control, and how to report a concern.',
    links: [
      { placement: 'footer', group: 'Resources', label: 'AI Ethics & Fair Use Policy' },
      { placement: 'footer', group: 'Follow us', label: 'LinkedIn', externalLink: 'linkedin' },
      { placement: 'footer', group: 'Follow us', label: 'Instagram', externalLink: 'instagram' },
      { placement: 'footer', group: 'Follow us', label: 'Facebook', externalLink: 'facebook' },
      {
        placement: 'footer',
        group: 'Follow us',
        label: 'Video channel',
        externalLink: 'videoChannel',
      },
    ],
    ...staticPage,
  },
] satisfies RouteDeclaration[];

/** Public pages of the site. */
export const routes = translateLinks(pages, 'hi', navigationInHindi);
