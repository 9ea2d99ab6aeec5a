// Written by legal/build.ts from privacy-policy.md. Change the Markdown, not this file.
import type { LegalDocument } from './types';

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  effectiveDate: '11/02/2025',
  updatedDate: '21/04/2025',
  intro: [
    {
      kind: 'paragraph',
      text: 'This policy says which personal data {legalName} (“{brand}”, “we”) handles when you visit this site, book a demo or use the product, why we do so, and what you can ask of us. It covers the site, the product and the on-demand service (AaaS).',
    },
  ],
  sections: [
    {
      id: 'who-is-responsible',
      heading: 'Who is responsible',
      blocks: [
        {
          kind: 'paragraph',
          text: '{legalName}, {address}, decides why and how your personal data is handled. Questions about this policy, and every request named in it, go to [{email}](mailto:{email}).',
        },
        {
          kind: 'paragraph',
          text: 'When an organization or institution gives you access to {brand}, that organization decides what is entered about you. We then handle the data for it and pass your request on to it.',
        },
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We collect what you give us and the little that a web service cannot work without.',
        },
        {
          kind: 'list',
          items: [
            '**Demo requests**: name, e-mail address, company, telephone number, company size and your message.',
            '**Account**: full name, e-mail address, a password in hashed form, the date you joined and whether the free trial was used.',
            '**Project content**: loglines, synopses, decks, plans, budgets and other material you enter or have generated.',
            '**Correspondence**: e-mails and chat messages you exchange with us, and what we agreed in them.',
            '**Technical data**: network address, time, requested page, browser type and error reports, kept in server logs.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We do not ask for identity numbers, health data or other sensitive data, and we ask you not to enter them into a project.',
        },
      ],
    },
    {
      id: 'why-we-use-it',
      heading: 'Why we use it',
      blocks: [
        {
          kind: 'list',
          items: [
            'To answer a demo request, prepare the demo and send you the confirmation you asked for.',
            'To create your account, sign you in, keep your session and protect the account.',
            'To run the features you use, including the generation of text from a logline.',
            'To deliver AaaS engagements in the scope agreed with you.',
            'To find faults, prevent abuse and meet legal duties such as tax and accounting.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The legal grounds are the contract with you or steps you ask for before one, our legitimate interest in a safe and working service, your consent where we ask for it, and the law.',
        },
      ],
    },
    {
      id: 'content-and-ai',
      heading: 'Content you create and AI',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When you ask for a synopsis or another generated text, the text you entered is sent to a text-generation service that works on our instructions. Only what the request needs is sent. Your name and e-mail address are not part of it unless you typed them into the text.',
        },
        {
          kind: 'paragraph',
          text: 'We do not use your project content to train models for other customers, and we do not allow our providers to do so. What generated text can and cannot be relied on for is set out in the [AI Disclaimer](/ai-disclaimer).',
        },
      ],
    },
    {
      id: 'who-else-receives-it',
      heading: 'Who else receives it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We use providers for hosting and database, e-mail delivery, messaging and text generation. Each is bound by contract to our instructions, to secrecy and to security measures. If you continue in the business messaging app, that app’s own privacy terms apply to the conversation as well.',
        },
        {
          kind: 'paragraph',
          text: 'We do not sell personal data. We disclose it to authorities only where the law obliges us, and tell you where we are allowed to.',
        },
      ],
    },
    {
      id: 'where-it-is-kept',
      heading: 'Where it is kept',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Data may be handled in countries other than yours. Where the law asks for safeguards for such transfers, we agree them with the provider before any data is sent. Data is encrypted in transit and stored securely, and access is limited to people who need it for their work.',
        },
      ],
    },
    {
      id: 'how-long-we-keep-it',
      heading: 'How long we keep it',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Demo requests and the mails about them**: twenty-four months after the last contact.',
            '**Account and project content**: as long as the account exists, then deleted within thirty days.',
            '**Server logs**: ninety days, longer only while a fault or an attack is being examined.',
            '**Invoices and contracts**: as long as tax and commercial law demand.',
          ],
        },
      ],
    },
    {
      id: 'cookies-and-storage',
      heading: 'Cookies and storage',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The site sets no advertising or tracking cookies. Your browser’s storage holds your sign-in, the draft of a demo request until you send it or close the tab, and slides that you edit on your own device. You can clear it in your browser at any time; you are then signed out and local drafts are gone.',
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You may ask us to show, correct, export, restrict or delete your personal data, object to a use, and withdraw consent for the future. Write to [{email}](mailto:{email}) from the address concerned. We answer within thirty days and charge nothing for a reasonable request.',
        },
        {
          kind: 'paragraph',
          text: 'If you think we handle your data wrongly, tell us. You may also complain to the data protection authority of the place where you live or work.',
        },
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The service is for people of eighteen years or more. Institutions that use it with younger students do so under their own rules and with the consent those rules ask for. If you learn that a child has given us data without it, write to us and we delete it.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When this policy changes, we publish the new text here with a new date. If a change affects how data you already gave us is used, we tell account holders by e-mail before it takes effect.',
        },
      ],
    },
  ],
};
