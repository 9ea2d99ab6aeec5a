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
      'Software and a service for the screen industries. With the software you draft a synopsis and make a pitch deck yourself, one project at a time. When a job needs more hands, add **AaaS** (Agent-as-a-Service): our team, with AI agents, takes a brief and returns finished work.',
  },
  {
    id: 'product-solutions-or-both',
    question: 'Can we take only the product, only the solutions, or both?',
    answer: [
      '**Product only**: your team works in the templates and the editor, on a plan for each project.',
      '**Solutions only**: you send us a brief, and our team returns the deck, plan, model or campaign.',
      '**Both**: you write what must be yours and hand over the rest. You can switch between them.',
    ],
  },
  {
    id: 'saas-vs-aaas',
    question: 'How does AaaS differ from SaaS?',
    answer: [
      '**SaaS** is a tool. You open it, you do the work, you keep the result. It’s priced per project.',
      '**AaaS** is work done for you. You agree a scope and a term with us. AI agents search, draft and calculate, and a named person approves what you get.',
      'AaaS terms are non-transferable and run to their end: there is no early cancellation.',
    ],
  },
  {
    id: 'who-is-it-for',
    question: 'Who is it for?',
    answer:
      'For filmmakers and creators with one project ([industry professionals](/industry-professionals)). For guilds, associations, studios and companies with many ([organizations](/organizations)). And for film schools and STEM institutions ([educational institutions](/educational-institutions)).',
  },
  {
    id: 'education',
    question: 'What do you offer educational institutions?',
    answer: [
      '**Multiple Departments**: our team can work with admissions, teaching, placement, alumni and communications, each with its own approvals.',
      '**Content Creation & Marketing**: our team can make video stories, gamified lessons and campaigns.',
      '**Market Research & Analytics**: our team can report which stories applicants watch, and what they still ask.',
    ],
  },
  {
    id: 'market-research',
    question: 'What does market research and analytics include?',
    answer:
      'It’s part of AaaS. Our team can research films like yours, audiences, territories and release paths. Figures come with their sources. Where we find nothing reliable, the report says so. We can also build a [custom database](/aaas#custom-database) for your question.',
  },
  {
    id: 'how-to-start',
    question: 'How do I get started?',
    answer: [
      '**Sign up**: create an account once sign-up is open. The free plan includes one free project.',
      '**Book a demo**: [tell us about your project](/book-demo) and we prepare the demo around it.',
      '**Build a pitch**: write your logline, edit the synopsis and start your deck.',
    ],
  },
  {
    id: 'plans',
    question: 'Which plans are there?',
    answer: [
      '**Bronze** is for industry professionals and allows up to 2 users.',
      '**Silver** is for organizations, as Small (Basic) or Medium (Advanced).',
      '**Platinum** is for institutions with multiple departments, and for studios as the Studio AI CFO.',
      'Every price depends on the project, so we quote after a conversation. The [pricing page](/pricing) compares what is included.',
    ],
  },
  {
    id: 'free-plan',
    question: 'Is there a free plan?',
    answer:
      'Yes. The free plan includes one free project: enter a logline, edit the synopsis and start a deck from it. You need an account, which you can create once sign-up is open. You don’t need payment details.',
  },
  {
    id: 'customisation',
    question: 'Can templates and services be customised?',
    answer:
      'Yes. In the editor you choose the theme, fonts, colours and order of slides. For guilds and studios, our team can adapt a template to what your readers require. Each AaaS engagement is scoped to your question.',
  },
  {
    id: 'support',
    question: 'How do I get support?',
    answer:
      'By email and on a business messaging app. Write to [{email}](mailto:{email}), or use the WhatsApp chat that opens after you [book a demo](/book-demo).',
  },
  {
    id: 'data-security',
    question: 'Is my project safe with you?',
    answer:
      'Your account, loglines and synopses are encrypted and stored securely on our servers. Decks are different: they stay in your browser, and we don’t receive them. Only you see your synopses. We don’t train models for others on your work. The [Privacy Policy](/privacy-policy) says what we keep and for how long.',
  },
  {
    id: 'ownership',
    question: 'Who owns what the AI writes, and may I rely on it?',
    answer:
      'What you make is yours, including generated text that you accept. Treat generated text as a draft: check names, figures and rights before you show it to anyone. The [AI Disclaimer](/ai-disclaimer) lists the checks. The [AI Ethics & Fair Use Policy](/ai-ethics-policy) says what we don’t allow.',
  },
];
