import { expect } from '@playwright/test';
import { actionLink, waitForMail } from '../support/mailbox';
import { newAddress } from '../support/members';
import { downloaded } from './downloaded';
import { isDark } from './looks';
import { journey, step } from './test';

journey('A member signs up, makes a deck and leaves', 'light', async ({ sitDown, folder }) => {
  const member = await sitDown();
  const email = newAddress('engine');

  await step('They create an account, in the light', async () => {
    await member.open('/login?mode=signup');
    expect(await member.ask(isDark)).toBe(false);
    await member.fill('Full name', 'Mira Nair');
    await member.fill('Email', email);
    await member.fill('Password', 'Tungsten1!');
    await member.click('button', 'Create account');
    await member.reads('Please check your email to verify your account');
  });

  await step('The link in the mail leads on, and a logline to the dashboard', async () => {
    await member.open(actionLink(await waitForMail(email)));
    await member.isAt('/setup');
    await member.fill(
      'Enter Your Logline For Generating Synopsis',
      'A retired stunt driver must win one last race.',
    );
    await member.click('button', 'Generate with AI');
    await member.holds('Generated Synopsis (Edit as needed):', 'stunt driver');
    await member.click('button', 'Finish');
    await member.sees('heading', 'Welcome to Your Dashboard');
  });

  await step('They change their name', async () => {
    await member.open('/dashboard?view=settings');
    await member.fill('Name', 'Mira Rao');
    await member.click('button', 'Save Changes');
    await member.reads('Settings updated!');
  });

  await step('By keyboard alone: a text, which moves, goes back, and a slide more', async () => {
    await member.open('/editor');
    await member.focus('region', 'Canvas…');
    await member.press('t');
    await member.type('INT. CINEMA');
    await member.press('Escape');
    await member.press('ArrowRight');
    await member.holds('X', '101');
    await member.press('Control', 'z');
    await member.holds('X', '100');
    await member.run('new slide');
    await member.sees('region', 'Canvas, slide 2 of 3');
  });

  await step('A reload keeps the text', async () => {
    await member.reads('Saved');
    await member.reload();
    await member.reads('INT. CINEMA');
  });

  await step('They take it along as a PDF', async () => {
    await member.click('button', 'Export…');
    await member.click('radio', 'PDF…');
    await member.click('button', 'Export');
    await expect
      .poll(() => downloaded(folder, '.pdf'), { timeout: 30_000 })
      .toMatch(/^%PDF-1\.[\s\S]+%%EOF\s*$/);
  });

  await step('Signing out in one tab is heard in the other', async () => {
    await member.open('/dashboard?view=profile');
    const other = await sitDown();
    await other.open('/dashboard');
    await other.click('button', 'Logout');
    await other.isAt('/');
    await member.reads('You signed out in another tab');
  });
});
