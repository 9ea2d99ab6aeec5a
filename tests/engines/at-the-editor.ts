import { newMember } from '../support/members';
import type { Person } from './person';

/** A member of their own signs in and opens the editor. */
export async function openTheEditor(maker: Person): Promise<void> {
  const { email, password } = await newMember({ isSetUp: true });
  await maker.open('/login');
  await maker.fill('Email', email);
  await maker.fill('Password', password);
  await maker.click('button', 'Sign in');
  await maker.sees('heading', 'Welcome to Your Dashboard');
  await maker.open('/editor');
  await maker.sees('region', 'Canvas…');
}

/** Exports the deck in a format, by the beginning of its name. */
export async function takeAlong(maker: Person, format: string): Promise<void> {
  await maker.click('button', 'Export…');
  await maker.click('radio', format);
  await maker.click('button', 'Export');
  await maker.click('button', 'Close');
}

/** Whether the show has ended. Runs inside the page. */
export function isOver(): boolean {
  return document.querySelector('[role="dialog"]') === null;
}
