import type { AuthTokenLink } from '../rules/auth-link';

type LinkTexts = { title: string; lead: string; button: string; busyButton: string };

/** Texts of the page that spends the token of a link, by what the link does. */
export function linkTextsOf({ type, email, newEmail }: AuthTokenLink): LinkTexts {
  if (type === 'email_change')
    return {
      title: 'Confirm the change of your address',
      lead: email && newEmail ? `Your account moves from ${email} to ${newEmail}.` : '',
      button: 'Confirm the change',
      busyButton: 'Confirming...',
    };
  if (type === 'magiclink' || type === 'recovery')
    return {
      title: 'Sign in',
      lead: email ? `This link signs you in as ${email}.` : 'This link signs you in.',
      button: 'Sign in',
      busyButton: 'Signing in...',
    };
  return {
    title: 'Confirm your email address',
    lead: email ? `Confirm that ${email} is yours.` : 'Confirm that the address is yours.',
    button: 'Confirm my email address',
    busyButton: 'Confirming...',
  };
}
