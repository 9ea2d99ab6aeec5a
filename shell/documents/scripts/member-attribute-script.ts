import { authStorageKeyOf, type SiteSettings } from '@site/contract';

/**
 * Creates the inline script that sets `data-member` before the first paint if this browser stores a session, so that
 * members never see the offer to sign up, and follows other tabs. The shell keeps the attribute up to date afterwards.
 */
export function createMemberAttributeScript({ supabaseUrl }: SiteSettings): string {
  const key = JSON.stringify(authStorageKeyOf(supabaseUrl));
  const update = `() => { try { document.documentElement.toggleAttribute('data-member', ${key} in localStorage); } catch (blocked) {} }`;
  return `((update) => { update(); addEventListener('storage', update); })(${update});`;
}
