import { openEditor } from './export-deck';
import { expect } from '@playwright/test';
import { findActionLink, waitForMail } from '../support/mailbox';
import { createEmail } from '../support/members';
import { readDownload } from './wait-for-download';
import { isPageDark } from './measure-layout-shift';
import { testJourney, step } from './test-journey';

testJourney('A member signs up, makes a deck and leaves', 'light', async ({ openTab, folder }) => {
  const member = await openTab();
  const email = createEmail('engine');

  await step('They create an account, in the light', async () => {
    await member.open('/login?mode=signup');
    expect(await member.evaluate(isPageDark)).toBe(false);
    await member.fill('Full name', 'Mira Nair');
    await member.fill('Email', email);
    await member.fill('Password', 'Tungsten1!');
    await member.click('button', 'Create account');
    await member.expectText('Please check your email to verify your account');
  });

  await step('The link in the mail leads on, and a logline to the dashboard', async () => {
    await member.open(findActionLink(await waitForMail(email)));
    await member.click('button', 'Confirm my email address');
    await member.expectPath('/setup');
    await member.fill(
      'Enter Your Logline For Generating Synopsis',
      'A retired stunt driver must win one last race.',
    );
    await member.click('button', 'Generate with AI');
    await member.expectFieldText('Generated Synopsis (Edit as needed):', 'stunt driver');
    await member.click('button', 'Finish');
    await member.expectElement('heading', 'Welcome to Your Dashboard');
  });

  await step('They change their name', async () => {
    await member.open('/dashboard?view=settings');
    await member.fill('Name', 'Mira Rao');
    await member.click('button', 'Save Changes');
    await member.expectText('Settings updated!');
  });

  await step('By keyboard alone: a text, which moves, goes back, and a slide more', async () => {
    await openEditor(member);
    await member.focus('region', 'Canvas…');
    await member.press('t');
    await member.type('INT. CINEMA');
    await member.press('Escape');
    await member.press('ArrowRight');
    await member.expectFieldText('X', '101');
    await member.press('Control', 'z');
    await member.expectFieldText('X', '100');
    await member.runCommand('new slide');
    await member.expectElement('region', 'Canvas, slide 2 of 3');
  });

  await step('A reload keeps the text', async () => {
    await member.expectText('Saved');
    await member.reload();
    await member.expectText('INT. CINEMA');
  });

  await step('They take it along as a PDF', async () => {
    await member.click('button', 'Export…');
    await member.click('radio', 'PDF…');
    await member.click('button', 'Export all the same');
    await expect
      .poll(() => readDownload(folder, '.pdf'), { timeout: 30_000 })
      .toMatch(/^%PDF-1\.[\s\S]+%%EOF\s*$/);
  });

  await step('Who has the link to the deck looks at it and leaves a comment', async () => {
    await member.reload();
    await member.click('button', 'Keep in account');
    await member.expectText('In your account,');
    await member.click('button', 'Share a link');
    await member.click('checkbox', 'Visitors may comment');
    await member.click('button', 'Create link');
    await member.expectElement('textbox', 'Address of the link');
    await member.open(await member.evaluate(readLinkAddress));
    await member.expectText('INT. CINEMA');
    await member.click('button', 'Comment: Slide 1…');
    await member.fill('Your name', 'Asha');
    await member.fill('Comment', 'The title is good.');
    await member.click('button', 'Send');
    await member.expectText('Your comment was sent');
  });

  await step('Signing out in one tab is heard in the other', async () => {
    await member.open('/dashboard?view=profile');
    const other = await openTab();
    await other.open('/dashboard');
    await other.click('button', 'Logout');
    await other.expectPath('/');
    await member.expectText('You signed out in another tab');
  });
});

function readLinkAddress(): string {
  return (
    document.querySelector<HTMLInputElement>('[aria-label="Address of the link"]')?.value ?? ''
  );
}
