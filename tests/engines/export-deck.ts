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
  await maker.open('/editor');
  await maker.expectElement('region', 'Canvas…');
}

/** Exports the deck in a format, by the beginning of its name. */
export async function exportDeck(maker: UserDriver, format: string): Promise<void> {
  await maker.click('button', 'Export…');
  await maker.click('radio', format);
  await maker.click('button', 'Export');
  await maker.click('button', 'Close');
}

/** Whether the show has ended. Runs inside the page. */
export function isSlideshowClosed(): boolean {
  return document.querySelector('[role="dialog"]') === null;
}
