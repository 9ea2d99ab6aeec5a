// Written by legal/build.ts from terms-of-service.md. Change the Markdown, not this file.
import type { LegalDocument } from './types';

export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  effectiveDate: '11/02/2025',
  updatedDate: '21/04/2025',
  intro: [
    {
      kind: 'paragraph',
      text: 'These terms are the agreement between you and {legalName} (“{brand}”, “we”) for the site, the software (“SaaS”) and the on-demand service (“AaaS”). By creating an account, ordering a plan or engaging AaaS you accept them. If you act for an organization, you confirm that you may bind it.',
    },
  ],
  sections: [
    {
      id: 'what-we-provide',
      heading: 'What we provide',
      blocks: [
        {
          kind: 'paragraph',
          text: '{brand} offers the Integrated SaaS & Agent Model: software under a plan for each project, and Agent-as-a-Service on demand. Software gives you templates, editors and generated drafts. AaaS gives you work done by agents and checked by people, in a scope agreed in writing.',
        },
        {
          kind: 'paragraph',
          text: 'We improve the service over time. We do not remove a feature you have paid for during the term you paid for without offering an equivalent.',
        },
      ],
    },
    {
      id: 'your-account',
      heading: 'Your account',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You must be eighteen or older. Give correct information, keep your password to yourself and tell us without delay if you think somebody else has used your account. You answer for what happens under your account unless we caused it.',
        },
        {
          kind: 'paragraph',
          text: 'A plan names how many people may use it; the Bronze plan allows up to 2 users. An account may not be shared beyond that number.',
        },
      ],
    },
    {
      id: 'free-plan',
      heading: 'Free plan and launch',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A free plan includes one free project. We may end or change the free plan at any time with notice in the product; a project you have already started stays available to you for export for thirty days.',
        },
      ],
    },
    {
      id: 'payment',
      heading: 'Plans, quotations and payment',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Prices are quoted for each project or engagement. A quotation is binding for the period it states. Taxes are added as the law requires. Invoices are due within the time they state; if a payment is late, we may pause the service after a reminder.',
        },
        {
          kind: 'paragraph',
          text: '**All payments are final. There are no refunds**, whether a plan or engagement is used in full, in part or not at all, except where the law gives you a right that cannot be waived.',
        },
      ],
    },
    {
      id: 'aaas-terms',
      heading: 'AaaS terms',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An AaaS engagement has a scope, a term and a price, fixed in the order.',
        },
        {
          kind: 'list',
          items: [
            '**Non-transferable**: the engagement is for the client named in the order. It cannot be assigned, resold or moved to another person, company or project without our written consent.',
            '**No early cancellation**: the engagement runs to the end of its term. It cannot be cancelled early, and amounts due for the term stay due.',
            '**Your part**: we need the material and answers named in the order. If they come late, dates move accordingly; the term and the price do not.',
            '**Acceptance**: a delivery counts as accepted ten working days after you receive it unless you name, in writing, where it departs from the agreed scope. We then correct it.',
          ],
        },
      ],
    },
    {
      id: 'your-content',
      heading: 'Your content',
      blocks: [
        {
          kind: 'paragraph',
          text: 'What you enter and what you make with {brand} is yours, including generated text that you accept, as far as the law grants rights in it. You allow us to store, copy and process it only to provide the service to you.',
        },
        {
          kind: 'paragraph',
          text: 'You confirm that you hold the rights you need for the material you enter, such as scripts, images, names and music, and that using it here breaks no agreement with others.',
        },
      ],
    },
    {
      id: 'acceptable-use',
      heading: 'Acceptable use',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Use the service lawfully and in keeping with the [Fair Use & AI Ethics Policy](/ai-ethics-policy), which is part of these terms. In particular you may not attack or overload the service, get around its limits, copy the software, or use it to deceive investors, audiences or the public.',
        },
      ],
    },
    {
      id: 'ai-output',
      heading: 'AI output',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Generated text, figures and forecasts can be wrong and can resemble other works. They are drafts, and no legal, tax, investment or accounting advice. Check them before you rely on them or show them to anyone. The [AI Disclaimer](/ai-disclaimer) is part of these terms.',
        },
      ],
    },
    {
      id: 'our-rights',
      heading: 'Our rights',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The software, templates, drawings, methods and the {brand} name belong to us or our licensors. You receive a right to use them for the term of your plan, for the projects under it. A finished document you exported stays yours to use without limit in time.',
        },
      ],
    },
    {
      id: 'confidentiality',
      heading: 'Confidentiality',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each side keeps the other’s confidential information secret and uses it only for the purpose it was given for. This lasts for five years after the end of the agreement, and for unpublished scripts and finance plans for as long as they are unpublished.',
        },
      ],
    },
    {
      id: 'suspension-and-end',
      heading: 'Suspension and end',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We may suspend access where the law, security or a serious breach of these terms requires it, and say why as soon as we may. You may close your account at any time. Closing it does not bring a refund and does not end an AaaS engagement before its term.',
        },
        {
          kind: 'paragraph',
          text: 'When an account ends, you have thirty days to export your projects. After that we delete them, as the [Privacy Policy](/privacy-policy) sets out.',
        },
      ],
    },
    {
      id: 'liability',
      heading: 'Warranty and liability',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We provide the service with reasonable care and skill. We do not promise that a project will be financed, sold, selected or watched, nor that the service is free of interruption.',
        },
        {
          kind: 'paragraph',
          text: 'Nothing here limits liability that the law does not allow to be limited. Otherwise our total liability for one project or engagement is limited to what you paid for it in the twelve months before the event, and we are not liable for lost profit, lost financing or indirect loss.',
        },
        {
          kind: 'paragraph',
          text: 'You hold us harmless from claims of others that arise from your content or from your use of the service against these terms.',
        },
      ],
    },
    {
      id: 'law-and-disputes',
      heading: 'Law and disputes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The law of India governs these terms. Before going to court, both sides try for thirty days to settle a dispute between people with authority to do so. After that the courts at our registered seat decide, unless mandatory law gives you another court.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We may change these terms for good reason and announce it on this page and, to account holders, by e-mail at least thirty days ahead. For a term already paid, the version you accepted applies until that term ends.',
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        { kind: 'paragraph', text: '{legalName}, {address}. E-mail: [{email}](mailto:{email}).' },
      ],
    },
  ],
};
