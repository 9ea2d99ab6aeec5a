import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findActionLink, waitForMail } from '../support/mailbox';
import { createEmail } from '../support/members';
import { ScreenReader } from '../support/screen-reader';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

const TRANSCRIPT = join(import.meta.dirname, 'spoken', 'sign-up-to-pdf.txt');

const HINT =
  'A screen reader says something else. Read it; if it is better, write it down with SPOKEN=write.';

test(
  'From sign-up to a PDF by keyboard alone, a screen reader says what is written down',
  { tag: '@slow' },
  async ({ page }) => {
    const email = createEmail('spoken');
    const reader = await ScreenReader.start(page);
    await visit(page, '/login?mode=signup');
    await signUp(reader, email);
    await page.goto(findActionLink(await waitForMail(email)));
    await setUp(reader);
    await startDeck(reader);
    await editSlides(reader);
    await editTable(reader);
    await exportPdf(reader);
    const transcript = reader.transcript
      .replaceAll(email, 'mira@example.com')
      .replace(/[\d.]+ KB/, '… KB');
    if (process.env.SPOKEN === 'write') writeFileSync(TRANSCRIPT, transcript);
    expect(transcript, HINT).toBe(readFileSync(TRANSCRIPT, 'utf8'));
  },
);

async function signUp(reader: ScreenReader, email: string): Promise<void> {
  reader.startChapter('Sign up');
  await reader.press('Tab');
  await reader.press('Enter');
  await reader.pressUntil('Tab', /^Full name/);
  await reader.type('Mira Nair');
  await reader.press('Tab');
  await reader.type(email);
  await reader.press('Tab');
  await reader.type('Tungsten1!');
  await reader.press('Enter', /^Check your email, heading/);
  await reader.expectMessage(/Check your email/);
}

async function setUp(reader: ScreenReader): Promise<void> {
  reader.startChapter('Confirm the address by the link in the mail');
  await reader.expectFocus(/^Continue to your account/);
  await reader.press('Tab');
  await reader.press('Enter');
  await reader.pressUntil('Tab', /^Confirm my email address/);
  await reader.press('Enter', /^Let's start with your logline/);
  await reader.expectMessage(/Start with your logline/);
  reader.startChapter('Have a synopsis written');
  await reader.pressUntil('Tab', /^Enter Your Logline/);
  await reader.type('A retired stunt driver must win one last race.');
  await reader.pressUntil('Tab', /^Generate with AI/);
  await reader.pressAndListen('Enter', /Your synopsis is ready/);
  await reader.pressUntil('Tab', /^Finish/);
  await reader.press('Enter', /^Welcome to Your Dashboard/);
  await reader.expectMessage(/Dashboard/);
}

async function startDeck(reader: ScreenReader): Promise<void> {
  reader.startChapter('Start a deck from a template');
  await reader.page.getByRole('link', { name: 'Start a deck', exact: true }).waitFor();
  await reader.pressUntil('Tab', /^Start a deck, link/);
  await reader.press('Enter', /^New deck, dialog/);
  await reader.page.getByLabel('Title of the project').waitFor();
  await reader.pressUntil('Tab', /^Indie film/);
  await reader.press('Enter', /^Canvas, slide 1 of 8/);
  await reader.expectMessage(/8 slides/);
}

async function editSlides(reader: ScreenReader): Promise<void> {
  reader.startChapter('Write a text and move it');
  await reader.press('t', /^Text on the slide/);
  await reader.type('Shot on film');
  await reader.press('Escape', /^Text: Shot on film/);
  await reader.expectMessage(/Shot on film/);
  await reader.pressAndListen('ArrowRight', /Moved/);
  await reader.pressAndListen('Escape', /Nothing selected/);
  reader.startChapter('Add a slide and move it');
  await reader.press('F6');
  await reader.press('F6');
  await reader.pressAndListen('Control+m', /added/);
  await reader.pressAndListen('Alt+ArrowUp', /moved to place/);
  await reader.press('ArrowDown', /Slide 2, Title/);
}

async function editTable(reader: ScreenReader): Promise<void> {
  reader.startChapter('Add a table and write into its cells');
  await runCommand(reader, 'budget table', /^Table/);
  await reader.expectMessage(/Added/);
  await reader.press('Enter', /^Row 1, column 1/);
  await reader.type('Item');
  await reader.press('Tab', /^Row 1, column 2/);
  await reader.type('Cost');
  await reader.press('Enter', /^Row 2, column 2/);
  await reader.press('Escape', /^Table/);
  await reader.expectMessage(/Edit cell/);
}

async function exportPdf(reader: ScreenReader): Promise<void> {
  reader.startChapter('Export as PDF');
  await runCommand(reader, 'export', /^Export, dialog/);
  await reader.page.getByRole('radio', { name: /^PDF One file/ }).waitFor();
  const download = reader.page.waitForEvent('download');
  await reader.pressUntil('Tab', /^Export all the same, button/);
  await reader.pressAndListen('Enter', /Done/);
  await download;
  await reader.press('Escape', /^Table/);
}

/** Runs a command of the palette, and waits for the focus that it leads to. */
async function runCommand(reader: ScreenReader, name: string, focus: RegExp): Promise<void> {
  await reader.press('Control+k', /^Command/);
  await reader.type(name);
  await reader.press('Enter', focus);
}
