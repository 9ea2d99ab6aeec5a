import { createMember } from '../support/members';
import type { UserDriver } from './user-driver';

/** A member of their own signs in and opens the editor. */
export async function signInToEditor(maker: UserDriver): Promise<void> {
  const { email, password } = await createMember({ isSetUp: true });
  await maker.open('/login');
  await maker.fill('Email', email);
  await maker.fill('Password', password);
  await maker.click('button', 'Sign in');
  await maker.expectElement('heading', 'Welcome to Your Dashboard');
  await openEditor(maker);
}

/** Opens the editor and waits until what loads after its start is there, so that every key counts. */
export async function openEditor(maker: UserDriver): Promise<void> {
  await maker.open('/editor');
  await maker.waitUntil('The whole editor has loaded', hasSizeMeter);
}

/** Runs inside the page. */
function hasSizeMeter(): boolean {
  return document.querySelector('[aria-label="Size against a 10 MB mail"]') !== null;
}

/** Exports the deck in a format, by the beginning of its name. */
export async function exportDeck(maker: UserDriver, format: string): Promise<void> {
  await maker.click('button', 'Export…');
  await maker.click('radio', format);
  // The button's label says whether the check found something.
  await maker.focus('radio', format);
  await maker.press('Enter');
  await maker.click('button', 'Close');
}

/** Whether the show has ended. Runs inside the page. */
export function isSlideshowClosed(): boolean {
  return document.querySelector('[role="dialog"]') === null;
}
