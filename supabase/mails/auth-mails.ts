import {
  renderButton,
  renderLink,
  renderWrappedLink,
  renderMail,
  renderParagraph,
  renderNote,
  DIVIDER_HTML,
} from './mail-layout';

interface MailLink {
  label: string;
  path: '/auth-callback' | '/reset-password';
  /** Verification type of GoTrue. */
  type: 'signup' | 'recovery' | 'email_change' | 'magiclink';
}

interface AuthMail {
  heading: string;
  preview: string;
  /** First paragraph, ending with a full stop in a mail with a link. `**` marks bold text. */
  lead: string;
  /** The button and the page of the site that it opens; that page spends the token. */
  link?: MailLink;
  /** Validity of the link, and advice for recipients who did not request it. */
  notes: readonly string[];
}

/**
 * Content of the auth emails, by Supabase's template name. Supabase replaces the placeholders in braces. An email that
 * may go to an unconfirmed address repeats nothing that was typed, not even the address: anybody can have it sent.
 */
export const AUTH_MAILS = {
  confirmation: {
    heading: 'Confirm your email address',
    preview: 'One click, and your account is ready.',
    lead: 'You’re receiving this email because an ISAM account was created with this address. Confirm that the address is yours.',
    link: {
      label: 'Confirm my email address',
      path: '/auth-callback',
      type: 'signup',
    },
    notes: [
      'The link works once, within one hour.',
      'If you didn’t sign up, ignore this email. The account stays inactive until the address is confirmed.',
    ],
  },
  recovery: {
    heading: 'Choose a new password',
    preview: 'The link to a new password.',
    lead: 'You’re receiving this email because someone requested a new password for the ISAM account with this address. Choose one on our site.',
    link: {
      label: 'Choose a new password',
      path: '/reset-password',
      type: 'recovery',
    },
    notes: [
      'The link works once, within one hour.',
      'If this wasn’t you, ignore this email. Your password stays as it is.',
    ],
  },
  email_change: {
    heading: 'Confirm the change of your email address',
    preview: 'Open the link in both emails to change your address.',
    lead: 'You’re receiving this email because an ISAM account is changing its address, from this one or to it. We’ve written to both addresses: open the link in both emails. It names them before anything changes.',
    link: {
      label: 'Confirm the change',
      path: '/auth-callback',
      type: 'email_change',
    },
    notes: [
      'Until both are confirmed, sign in with the old address. Each link works once, within one hour.',
      'If this wasn’t you, ignore this email. If the account is yours, choose a new password.',
    ],
  },
  magic_link: {
    heading: 'Your sign-in link',
    preview: 'Sign in without a password.',
    lead: 'You’re receiving this email because someone requested a sign-in link for this address.',
    link: {
      label: 'Sign in',
      path: '/auth-callback',
      type: 'magiclink',
    },
    notes: ['The link works once, within one hour.', 'If this wasn’t you, ignore this email.'],
  },
  password_changed: {
    heading: 'Your password was changed',
    preview: 'The password of your account was changed.',
    lead: 'You’re receiving this email because the password of the ISAM account **{{ .Email }}** was changed just now. All other devices are signed out.',
    notes: [
      'If this was you, there is nothing to do.',
      'If this wasn’t you, choose a new password at once: open {{ .SiteURL }}/forgot. Then write to us by replying to this email.',
    ],
  },
  email_changed: {
    heading: 'Your email address was changed',
    preview: 'Your account has a new address.',
    lead: 'You’re receiving this email because your ISAM account has moved from **{{ .OldEmail }}** to **{{ .Email }}**. You sign in with the new address from now on.',
    notes: [
      'If this was you, there is nothing to do.',
      'If this wasn’t you, write to us at once by replying to this email.',
    ],
  },
  mfa_factor_enrolled: {
    heading: 'Two-step sign-in is on',
    preview: 'An authenticator app was added to your account.',
    lead: 'You’re receiving this email because an authenticator app was added to the ISAM account **{{ .Email }}** just now. Signing in takes a code from that app from now on.',
    notes: [
      'If this was you, there is nothing to do.',
      'If this wasn’t you, write to us at once by replying to this email.',
    ],
  },
  mfa_factor_unenrolled: {
    heading: 'Two-step sign-in is off',
    preview: 'The authenticator app was removed from your account.',
    lead: 'You’re receiving this email because the authenticator app was removed from the ISAM account **{{ .Email }}** just now. You sign in with your password only.',
    notes: [
      'If this was you, there is nothing to do.',
      'If this wasn’t you, choose a new password at once: open {{ .SiteURL }}/forgot. Then write to us by replying to this email.',
    ],
  },
} satisfies Record<string, AuthMail>;

/** Emails about a change that already happened. */
export type NotificationName = Extract<AuthMailName, `${string}_changed` | `mfa_${string}`>;

/** Name of an auth email in config.toml. */
export type AuthMailName = keyof typeof AUTH_MAILS;

/** Renders the templates of an auth email. The text is for the local mailbox: hosted projects send HTML only. */
export function renderAuthMail(name: AuthMailName): { html: string; text: string } {
  const mail: AuthMail = AUTH_MAILS[name];
  return { html: renderHtml(mail), text: renderText(mail) };
}

const SITE_URL = '{{ .SiteURL }}';

function renderHtml({ heading, preview, lead, link, notes }: AuthMail): string {
  return renderMail({
    title: heading,
    preview,
    heading,
    body: [
      renderParagraph(lead.replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')),
      ...(link
        ? [
            renderButton(link.label, fullUrlOf(link).replaceAll('&', '&amp;')),
            renderNote(
              // Without the addresses: Supabase escapes them for a query in attributes only.
              `If the button does nothing, copy this address into your browser:<br />\n${renderWrappedLink(urlOf(link).replaceAll('&', '&amp;'))}`,
            ),
            DIVIDER_HTML,
          ]
        : []),
      ...notes.map(renderNote),
    ].join('\n'),
    footer: `Sent by ${renderLink(SITE_URL)}.`,
  });
}

function renderText({ heading, lead, link, notes }: AuthMail): string {
  const text = lead.replaceAll('**', '');
  const paragraphs = link
    ? [text.replace(/\.$/, ':'), fullUrlOf(link), ...notes]
    : [text, ...notes];
  return `${[heading, ...paragraphs].map(wrap).join('\n\n')}\n\n--\nISAM, ${SITE_URL}\n`;
}

/** URL of the page that spends the token by POST. Opening it, by a mail scanner too, spends nothing. */
function urlOf({ path, type }: MailLink): string {
  return `${SITE_URL}${path}?token_hash={{ .TokenHash }}&type=${type}`;
}

/** Adds the addresses, which the page shows before and compares after it spends the token. */
function fullUrlOf(link: MailLink): string {
  const newEmail = link.type === 'email_change' ? '&new_email={{ .NewEmail }}' : '';
  return `${urlOf(link)}&email={{ .Email }}${newEmail}`;
}

/** Wraps at 72 columns, but never inside a placeholder. */
function wrap(text: string): string {
  return (text.match(/(?:\{\{.*?\}\}|\S)+/g) ?? [])
    .reduce<string[]>((lines, word) => {
      const line = `${lines.at(-1) ?? ''} ${word}`.trim();
      return line.length > 72 ? [...lines, word] : [...lines.slice(0, -1), line];
    }, [])
    .join('\n');
}
