import type { MarkupText } from '../content/types';

export interface FaqItem {
  /** Anchor of the question, as in `/faq#how-to-start`. */
  id: string;
  question: string;
  answer: MarkupText | MarkupText[];
}

export const faqItems: FaqItem[] = [
  {
    id: 'what-it-is',
    question: 'What is the Integrated SaaS & Agent Model?',
    answer:
      'A hybrid of software and service for the screen industries. You get software for one project at a time, to write the pitch deck, business plan and press kit yourself. When a job needs more hands, you add **AaaS**: specialists with AI agents who take a brief and return finished work. Both use the same project data.',
  },
  {
    id: 'product-solutions-or-both',
    question: 'Can we take only the product, only the solutions, or both?',
    answer: [
      '**Product only**: your team works in the templates and the editor, on a plan for each project.',
      '**Solutions only**: you send us the brief and receive the finished deck, plan, model or campaign.',
      '**Both**: you write what must be yours and hand over the rest. Most projects change sides more than once, and the files do not have to move.',
    ],
  },
  {
    id: 'saas-vs-aaas',
    question: 'How does AaaS differ from SaaS?',
    answer: [
      '**SaaS** is a tool. You open it, you do the work, you keep the result. It is bought per project.',
      '**AaaS** (Agent-as-a-Service, on demand) is work done. You agree a scope and a term with us; agents do the searching, drafting and calculating, and a named person checks and signs off what you get.',
      'AaaS terms are non-transferable and run to their end: there is no early cancellation.',
    ],
  },
  {
    id: 'who-is-it-for',
    question: 'Who is it for?',
    answer:
      'For filmmakers and creators who pitch one project ([industry professionals](/industry-professionals)), for guilds, associations, studios and companies who handle many ([organizations](/organizations)), and for [educational institutions](/educational-institutions), film schools and STEM institutions alike.',
  },
  {
    id: 'education',
    question: 'What do you offer educational institutions?',
    answer: [
      '**Multiple Departments**: one platform for admissions, teaching, placement, alumni and communications, each with its own approvals.',
      '**Content Creation & Marketing**: video stories, gamified lessons and campaigns across channels, from templates or made for you.',
      '**Market Research & Analytics**: which stories applicants watch to the end, and which questions they still ask afterwards.',
    ],
  },
  {
    id: 'market-research',
    question: 'What does market research and analytics include?',
    answer:
      'Comparable titles in your genre and budget band, audience profiles, territories, windows and release paths. Every figure carries its source and a mark for how certain it is. Where nothing reliable exists, the report says so. As part of AaaS we also build a [custom database](/aaas#custom-database) around your own question.',
  },
  {
    id: 'how-to-start',
    question: 'How do I get started?',
    answer: [
      '**Sign up**: create an account when sign-up is open. The free plan includes one free project.',
      '**Book a demo**: [tell us about your project](/book-demo) and we prepare the demo around it.',
      '**Build a pitch**: write your logline, edit the synopsis that comes back, and lay out the first slides.',
    ],
  },
  {
    id: 'plans',
    question: 'Which plans are there?',
    answer: [
      '**Bronze** is for industry professionals and allows up to 2 users.',
      '**Silver** is for organizations, as Small (Basic) or Medium (Advanced).',
      '**Platinum** is for institutions with multiple departments, and for studios as the Studio AI CFO.',
      'Every price depends on the project, so we quote after a talk. The [pricing page](/pricing) compares what is included.',
    ],
  },
  {
    id: 'free-plan',
    question: 'Is there a free plan?',
    answer:
      'Yes. The free plan includes one free project: you enter a logline, get a synopsis to edit, and start a deck from it. You need no payment details for it.',
  },
  {
    id: 'customisation',
    question: 'Can templates and services be customised?',
    answer:
      'Templates carry your title, palette, typefaces and order of slides. Guilds and studios can have house templates with the fields their readers require. AaaS engagements are scoped to your question from the beginning.',
  },
  {
    id: 'support',
    question: 'How do I get support?',
    answer:
      'By email and on a business messaging app. Write to [{email}](mailto:{email}) or reply in the chat that opens after you [book a demo](/book-demo). You reach people who know the product and have read a waterfall before.',
  },
  {
    id: 'data-security',
    question: 'Is my project safe with you?',
    answer:
      'Your data is encrypted and stored securely, and nobody outside your account sees a project unless you show it to them. We do not train models for others on your scripts, budgets or cast lists. The [Privacy Policy](/privacy-policy) says what we keep and for how long.',
  },
  {
    id: 'ownership',
    question: 'Who owns what the AI writes, and may I rely on it?',
    answer:
      'What you make is yours, including generated text that you accept. Treat it as a draft: check names, figures and rights before you show it to anyone. The [AI Disclaimer](/ai-disclaimer) lists the checks, and the [AI Ethics & Fair Use Policy](/ai-ethics-policy) what we do not allow.',
  },
];
