import { lines, link, mailPage, paragraph, table } from './mail-frame';

/** HTML templates of the email service, which replaces the placeholders in braces. */
export const serviceMails = {
  company: mailPage({
    title: 'Demo request from {{name}}',
    preview: '{{name}} of {{company}} asks for a demo.',
    slug: 'INT. SALES OFFICE — DAY',
    heading: 'A new demo request',
    body: [
      paragraph('Somebody would like to see the product. Answer this mail to write to them.'),
      table([
        ['Name', '{{name}}'],
        ['E-mail', link('mailto:{{email}}', '{{email}}')],
        ['Company', '{{company}}'],
        ['Phone', '{{phone}}'],
        ['Company size', '{{companySize}}'],
        ['Message', lines('{{message}}')],
      ]),
    ].join('\n'),
    footer: 'Sent by the demo form of the ISAM website.',
  }),
  customer: mailPage({
    title: '{{subject}}',
    preview: '{{subject}}',
    slug: 'CUT TO: YOUR DEMO',
    heading: '{{subject}}',
    body: [
      paragraph('Dear {{user_name}},'),
      paragraph(lines('{{message}}')),
      paragraph('If anything has changed, simply answer this mail.'),
      paragraph('The ISAM team'),
    ].join('\n'),
    footer:
      'You get this mail because a demo was requested with the address {{user_email}}. If it was not you, please tell us by answering.',
  }),
};
