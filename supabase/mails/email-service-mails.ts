import {
  renderButton,
  renderMultilineText,
  renderLink,
  renderMail,
  renderParagraph,
  renderTable,
} from './mail-layout';

/** Template of an email, with placeholders `{{name}}`. */
export interface EmailServiceMail {
  to: string;
  subject: string;
  replyTo: string;
  fromName: string;
  text: string;
  html: string;
}

/** Templates of the email service, by name; the service replaces the placeholders in braces. */
export const EMAIL_SERVICE_MAILS = {
  company: {
    to: 'demo@isam.example',
    subject: 'Demo request from {{name}}, {{company}}',
    replyTo: '{{email}}',
    fromName: 'ISAM website',
    text: `A new demo request

Name:          {{name}}
Email:         {{email}}
Company:       {{company}}
Phone:         {{phone}}
Company size:  {{companySize}}

Message:
{{message}}

--
Reply to this email to write to {{name}}.
`,
    html: renderMail({
      title: 'Demo request from {{name}}',
      preview: '{{name}} of {{company}} asks for a demo.',
      heading: 'A new demo request',
      body: [
        renderParagraph('Someone has requested a demo. Reply to this email to write to them.'),
        renderTable([
          ['Name', '{{name}}'],
          ['Email', renderLink('mailto:{{email}}', '{{email}}')],
          ['Company', '{{company}}'],
          ['Phone', '{{phone}}'],
          ['Company size', '{{companySize}}'],
          ['Message', renderMultilineText('{{message}}')],
        ]),
      ].join('\n'),
      footer: 'Sent by the demo form of the ISAM website.',
    }),
  },
  customer: {
    to: '{{user_email}}',
    subject: '{{subject}}',
    replyTo: 'demo@isam.example',
    fromName: 'ISAM',
    text: `{{subject}}

Hello,

{{message}}

If anything has changed, reply to this email.

The ISAM team

--
You’re receiving this email because a demo was requested with this
address. If this wasn’t you, ignore this email.
`,
    html: renderMail({
      title: '{{subject}}',
      preview: '{{subject}}',
      heading: '{{subject}}',
      body: [
        renderParagraph('Hello,'),
        renderParagraph(renderMultilineText('{{message}}')),
        renderParagraph('If anything has changed, reply to this email.'),
        renderParagraph('The ISAM team'),
      ].join('\n'),
      footer:
        'You’re receiving this email because a demo was requested with this address. If this wasn’t you, ignore this email.',
    }),
  },
  comment: {
    to: '{{user_email}}',
    subject: 'Read new comments on your deck',
    replyTo: 'demo@isam.example',
    fromName: 'ISAM',
    text: `Read new comments on your deck

Somebody who has a link of yours left a comment on:

{{decks}}

Open the deck in the editor. Comments are beside their slide:
{{editor_url}}

--
You’re receiving this email, once an hour at most, because visitors may
comment on a link that you made. End the link to stop it.
`,
    html: renderMail({
      title: 'Read new comments on your deck',
      preview: 'On {{decks}}',
      heading: 'Read new comments on your deck',
      body: [
        renderParagraph('Somebody who has a link of yours left a comment on:'),
        renderParagraph('{{decks}}'),
        renderParagraph('Open the deck in the editor. Comments are beside their slide.'),
        renderButton('Open the editor', '{{editor_url}}'),
      ].join('\n'),
      footer:
        'You’re receiving this email, once an hour at most, because visitors may comment on a link that you made. End the link to stop it.',
    }),
  },
} satisfies Record<string, EmailServiceMail>;
