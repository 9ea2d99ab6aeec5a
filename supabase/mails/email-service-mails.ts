import {
  renderMultilineText,
  renderLink,
  renderMail,
  renderParagraph,
  renderTable,
} from './mail-layout';

/** HTML templates of the email service, which replaces the placeholders in braces. */
export const EMAIL_SERVICE_MAILS = {
  company: renderMail({
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
  customer: renderMail({
    title: '{{subject}}',
    preview: '{{subject}}',
    heading: '{{subject}}',
    body: [
      renderParagraph('Dear {{user_name}},'),
      renderParagraph(renderMultilineText('{{message}}')),
      renderParagraph('If anything has changed, reply to this email.'),
      renderParagraph('The ISAM team'),
    ].join('\n'),
    footer:
      'You’re receiving this email because a demo was requested with the address {{user_email}}. If this wasn’t you, ignore this email.',
  }),
};
