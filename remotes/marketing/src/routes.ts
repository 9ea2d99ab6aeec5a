import type { RouteDeclaration } from '@site/contract';

const publicPage = { access: 'public', chrome: 'site', prerender: true } as const;

/** Every public page of the site. Titles stay within 60 characters, descriptions between 120 and 155. */
export const routes = [
  {
    id: 'landing',
    path: '/',
    page: './pages/landing',
    title: 'ISAM: pitch decks, business plans and finance for film',
    description:
      'Software for each project and agents on demand: pitch deck, business plan, finance plan and press kit for film, streaming and education.',
    ...publicPage,
  },
  {
    id: 'pitch-deck',
    path: '/pitch-deck',
    page: './pages/pitch-deck',
    title: 'Pitch decks for film, series, indie and documentary · ISAM',
    description:
      'Pitch deck templates that follow the order a financier reads in, from title and logline to budget, audience and the recoupment waterfall.',
    ...publicPage,
  },
  {
    id: 'business-plan',
    path: '/business-plan',
    page: './pages/business-plan',
    title: 'A business plan for your film or series · ISAM',
    description:
      'Research the market, plan development, budget and release in one business plan for screen projects, with every assumption open to check.',
    ...publicPage,
  },
  {
    id: 'industry-professionals',
    path: '/industry-professionals',
    page: './pages/industry-professionals',
    title: 'For filmmakers, producers and freelancers · ISAM',
    description:
      'For writers, directors, producers and small companies: the deck, plan, budget and press kit of one project, kept in step with each other.',
    ...publicPage,
  },
  {
    id: 'organizations',
    path: '/organizations',
    page: './pages/organizations',
    title: 'For guilds, associations, studios and companies · ISAM',
    description:
      'For guilds, associations, studios and companies: review many projects on one page, compare them on one basis and finance them as a slate.',
    ...publicPage,
  },
  {
    id: 'educational-institutions',
    path: '/educational-institutions',
    page: './pages/educational-institutions',
    title: 'Storytelling for educational institutions · ISAM',
    description:
      'Video stories from admissions to alumni, gamified lessons and automation across departments, for film schools and STEM institutions alike.',
    ...publicPage,
  },
  {
    id: 'film-festival-marketing',
    path: '/film-festival-marketing',
    page: './pages/film-festival-marketing',
    title: 'Film festival marketing and press kits · ISAM',
    description:
      'Plan the festival run, decide what the film stands for, prepare every deliverable and build the press kit before the programmers call.',
    ...publicPage,
  },
  {
    id: 'aaas',
    path: '/aaas',
    page: './pages/aaas',
    title: 'AaaS: financial intelligence for film slates · ISAM',
    description:
      'Agents on demand for film finance: a custom database, slate financing models, revenue and distribution strategy, and investor portfolios.',
    ...publicPage,
  },
  {
    id: 'pricing',
    path: '/pricing',
    page: './pages/pricing',
    title: 'Pricing plans: Bronze, Silver and Platinum · ISAM',
    description:
      'Plans for industry professionals, educational institutions and organizations, with a feature table for each. Tell us the project; we quote.',
    ...publicPage,
  },
  {
    id: 'faq',
    path: '/faq',
    page: './pages/faq',
    title: 'Frequently asked questions · ISAM',
    description:
      'Thirteen plain answers: what ISAM is, software or agents or both, education, research, how to start, customisation, support and security.',
    ...publicPage,
  },
  {
    id: 'book-demo',
    path: '/book-demo',
    page: './pages/book-demo',
    title: 'Book a demo · ISAM',
    description:
      'See ISAM at work on a project like yours. Tell us who you are and what you are making; we prepare the demo around it and write back to you.',
    ...publicPage,
  },
  {
    id: 'about-company',
    path: '/about-company',
    page: './pages/about-company',
    title: 'About the company · ISAM',
    description:
      'Who builds ISAM and how we work: a hub that keeps methods and data in one place, spokes close to the people who shoot, and open AI rules.',
    ...publicPage,
  },
  {
    id: 'privacy-policy',
    path: '/privacy-policy',
    page: './pages/privacy-policy',
    title: 'Privacy Policy · ISAM',
    description:
      'Which personal data ISAM collects, why, for how long, who processes it and how you can see, correct, export or delete what we hold on you.',
    ...publicPage,
  },
  {
    id: 'terms-of-service',
    path: '/terms-of-service',
    page: './pages/terms-of-service',
    title: 'Terms of Service · ISAM',
    description:
      'The agreement between you and ISAM: accounts, plans, AaaS engagements, final payments, ownership of your work, liability and governing law.',
    ...publicPage,
  },
  {
    id: 'ai-ethics-policy',
    path: '/ai-ethics-policy',
    page: './pages/ai-ethics-policy',
    title: 'Fair Use & AI Ethics Policy · ISAM',
    description:
      'What you may make with ISAM and what you may not, how we keep AI honest, credited and under human control, and how to report a concern.',
    ...publicPage,
  },
  {
    id: 'ai-disclaimer',
    path: '/ai-disclaimer',
    page: './pages/ai-disclaimer',
    title: 'AI Disclaimer · ISAM',
    description:
      'What AI-generated text, figures and forecasts in ISAM can and cannot be relied on for, and the checks we ask you to make before you pitch.',
    ...publicPage,
  },
] satisfies RouteDeclaration[];
