import {
  renderButton,
  renderLink,
  renderWrappedLink,
  renderMail,
  renderParagraph,
  renderNote,
  DIVIDER_HTML,
} from './mail-layout';

interface AuthMail {
  heading: string;
  preview: string;
  /** Text before the link, ending with a full stop. `**` marks bold text. */
  lead: string;
  button: string;
  /** Validity of the link, and advice for recipients who did not request it. */
  notes: readonly [string, string];
}

/** Content of the auth emails, by Supabase's template name. Supabase replaces the placeholders in braces. */
export const AUTH_MAILS = {
  confirmation: {
    heading: 'Confirm your email address',
    preview: 'One click, and your account is ready.',
    lead: 'You’re receiving this email because **{{ .Email }}** was used to create an ISAM account. Confirm that it is your address.',
    button: 'Confirm my address',
    notes: [
      'The link works once, within one hour, in the browser in which you signed up.',
      'If you didn’t sign up, ignore this email. The account stays inactive until the address is confirmed.',
    ],
  },
  recovery: {
    heading: 'Choose a new password',
    preview: 'The link to a new password.',
    lead: 'You’re receiving this email because someone requested a new password for **{{ .Email }}**. Choose one here.',
    button: 'Choose a new password',
    notes: [
      'The link works once, in the browser in which you requested it. Open it within five minutes, or request a new one.',
      'If this wasn’t you, ignore this email. Your password stays as it is.',
    ],
  },
  email_change: {
    heading: 'Confirm your new email address',
    preview: 'Confirm the new address of your account.',
    lead: 'You’re receiving this email because your ISAM account is changing its address from **{{ .Email }}** to **{{ .NewEmail }}**. Confirm the new address to finish.',
    button: 'Confirm the new address',
    notes: [
      'Until then, sign in with the old address. The link works once, within one hour.',
      'If this wasn’t you, ignore this email and choose a new password.',
    ],
  },
  magic_link: {
    heading: 'Your sign-in link',
    preview: 'Sign in without a password.',
    lead: 'You’re receiving this email because someone requested a sign-in link for **{{ .Email }}**.',
    button: 'Sign in',
    notes: [
      'The link works once, within one hour, in the browser in which you requested it.',
      'If this wasn’t you, ignore this email.',
    ],
  },
} satisfies Record<string, AuthMail>;

const LINK_URL = '{{ .ConfirmationURL }}';
const SITE_URL = '{{ .SiteURL }}';

/** Renders the HTML template of an auth email. */
export function renderAuthMailHtml({ heading, preview, lead, button: label, notes }: AuthMail) {
  return renderMail({
    title: heading,
    preview,
    heading,
    body: [
      renderParagraph(lead.replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')),
      renderButton(label, LINK_URL),
      renderNote(
        `If the button does nothing, copy this address into your browser:<br />\n${renderWrappedLink(LINK_URL)}`,
      ),
      DIVIDER_HTML,
      ...notes.map(renderNote),
    ].join('\n'),
    footer: `Sent by ${renderLink(SITE_URL)} because of a request for this address.`,
  });
}

/** Renders the text template for the local mailbox. Hosted projects send HTML only. */
export function renderAuthMailText({ heading, lead, notes }: AuthMail): string {
  const leading = lead.replaceAll('**', '').replace(/\.$/, ':');
  return `${[heading, leading, LINK_URL, ...notes].map(wrap).join('\n\n')}\n\n--\nISAM, ${SITE_URL}\n`;
}

/** Wraps at 72 columns, but never inside a placeholder. */
function wrap(text: string): string {
  return (text.match(/(?:\{\{.*?\}\}\S*|\S+)/g) ?? [])
    .reduce<string[]>((lines, word) => {
      const line = `${lines.at(-1) ?? ''} ${word}`.trim();
      return line.length > 72 ? [...lines, word] : [...lines.slice(0, -1), line];
    }, [])
    .join('\n');
}
