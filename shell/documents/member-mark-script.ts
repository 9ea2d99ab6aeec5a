import type { SiteSettings } from '@site/contract';
import { storageKey } from '@site/session/storage-key';

/**
 * Inline in every document: marks it as a member's before the first paint when a session lies in this
 * browser, so that nobody who is signed in sees the offer to sign up. The shell then keeps the mark true.
 */
export function memberMarkScript({ supabaseUrl }: SiteSettings): string {
  const key = JSON.stringify(storageKey(supabaseUrl));
  return `try { document.documentElement.toggleAttribute('data-member', ${key} in localStorage); } catch (blocked) {}`;
}
