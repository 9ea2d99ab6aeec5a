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
    slug: 'INT. SALES OFFICE — DAY',
    heading: 'A new demo request',
    body: [
      renderParagraph('Somebody would like to see the product. Answer this mail to write to them.'),
      renderTable([
        ['Name', '{{name}}'],
        ['E-mail', renderLink('mailto:{{email}}', '{{email}}')],
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
    slug: 'CUT TO: YOUR DEMO',
    heading: '{{subject}}',
    body: [
      renderParagraph('Dear {{user_name}},'),
      renderParagraph(renderMultilineText('{{message}}')),
      renderParagraph('If anything has changed, simply answer this mail.'),
      renderParagraph('The ISAM team'),
    ].join('\n'),
    footer:
      'You get this mail because a demo was requested with the address {{user_email}}. If it was not you, please tell us by answering.',
  }),
};
