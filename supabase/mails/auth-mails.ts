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
  slug: string;
  /** Text before the link, ending with a full stop. `**` marks bold text. */
  lead: string;
  button: string;
  /** Validity of the link, and advice for recipients who did not request it. */
  notes: readonly [string, string];
}

/** Content of the auth emails, by Supabase's template name. Supabase replaces the placeholders in braces. */
export const AUTH_MAILS = {
  confirmation: {
    heading: 'Confirm your e-mail address',
    preview: 'One click, and your account is ready.',
    slug: 'INT. FRONT OFFICE — DAY',
    lead: 'Welcome to ISAM. Confirm that **{{ .Email }}** is yours, and we take you straight to your first logline.',
    button: 'Confirm my address',
    notes: [
      'The link works once, within one hour, in the browser in which you signed up.',
      'You did not sign up? Then do nothing: without this click no account becomes active.',
    ],
  },
  recovery: {
    heading: 'Choose a new password',
    preview: 'The link to a new password.',
    slug: 'INT. CUTTING ROOM — NIGHT',
    lead: 'Someone asked for a new password for **{{ .Email }}**. If it was you, choose one here.',
    button: 'Choose a new password',
    notes: [
      'The link works once, and only in the browser in which you asked for it. Please open it within five minutes; after that, ask for a new one.',
      'It was not you? Then do nothing: your password stays as it is.',
    ],
  },
  email_change: {
    heading: 'Confirm your new e-mail address',
    preview: 'Confirm the new address of your account.',
    slug: 'EXT. FORWARDING ADDRESS — DAY',
    lead: 'Your ISAM account is to move from **{{ .Email }}** to **{{ .NewEmail }}**. Confirm the new address to finish.',
    button: 'Confirm the new address',
    notes: [
      'Until you do, you keep signing in with the old address. The link works once, within one hour.',
      'You did not ask for this? Then do nothing, and consider a new password.',
    ],
  },
  magic_link: {
    heading: 'Your sign-in link',
    preview: 'Sign in without a password.',
    slug: 'INT. STAGE DOOR — EVENING',
    lead: 'Use this link to sign in as **{{ .Email }}**, without a password.',
    button: 'Sign in',
    notes: [
      'The link works once, within one hour, in the browser in which you asked for it.',
      'You did not ask for it? Then do nothing.',
    ],
  },
} satisfies Record<string, AuthMail>;

const LINK_URL = '{{ .ConfirmationURL }}';
const SITE_URL = '{{ .SiteURL }}';

/** Renders the HTML template of an auth email. */
export function renderAuthMailHtml({
  heading,
  preview,
  slug,
  lead,
  button: label,
  notes,
}: AuthMail) {
  return renderMail({
    title: heading,
    preview,
    slug,
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
export function renderAuthMailText({ heading, slug, lead, notes }: AuthMail): string {
  const leading = lead.replaceAll('**', '').replace(/\.$/, ':');
  return `${[slug, heading, leading, LINK_URL, ...notes].map(wrap).join('\n\n')}\n\n--\nISAM, ${SITE_URL}\n`;
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
