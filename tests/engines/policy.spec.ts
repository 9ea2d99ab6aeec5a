import { expect } from '@playwright/test';
import { callBackend, getBackendKeys } from '../support/backend';
import { createMember } from '../support/members';
import { testJourney, step } from './test-journey';

testJourney('What the policy refuses does not happen, and is reported', 'dark', async (desk) => {
  const visitor = await desk.openTab();
  await visitor.open('/');

  await step('A string becomes neither markup nor a script of elsewhere', async () => {
    expect(await visitor.evaluate(tryStrings)).toEqual({
      markup: 'TypeError',
      elsewhere: 'TypeError',
      own: 'passes',
    });
  });

  await step('The team hears which rule was broken and from where, and nothing more', async () => {
    const origin = `https://${desk.engine.toLowerCase()}.example`;
    await visitor.evaluate((address) => {
      new Image().src = address;
    }, `${origin}/pixel?name=asha`);
    await expect.poll(readReports, { timeout: 30_000 }).toContain(`img-src ${origin}`);
    expect(await readReports()).not.toContain('asha');
  });
});

/** The log of the collector, one report per line. */
async function readReports(): Promise<string> {
  const apikey = getBackendKeys().secretKey;
  const answer = await callBackend('/functions/v1/health?since=2026-01-01', { apikey });
  return JSON.stringify(answer.body);
}

/** Results of assigning strings to injection sinks. Runs inside the page. */
function tryStrings(): Record<string, string> {
  const element = document.createElement('div');
  const script = document.createElement('script');
  const outcome = (act: () => void): string => {
    try {
      act();
      return 'passes';
    } catch (error) {
      return error instanceof Error ? error.name : String(error);
    }
  };
  return {
    markup: outcome(() => (element.innerHTML = '<img src=x onerror=alert(1)>')),
    elsewhere: outcome(() => (script.src = 'https://evil.example/x.js')),
    own: outcome(() => (script.src = '/static/js/index.js')),
  };
}

testJourney(
  'A page that needs more opens as a document of its own',
  'light',
  async ({ openTab }) => {
    const { email, password } = await createMember({ isSetUp: true });
    const member = await openTab();
    await member.open('/login');
    expect(await member.evaluate(createPastePolicy)).toBe('TypeError');
    await member.fill('Email', email);
    await member.fill('Password', password);
    await member.click('button', 'Sign in');
    await member.expectElement('heading', 'Welcome to Your Dashboard');
    expect(await member.evaluate(createPastePolicy)).toBe('TypeError');
    await member.click('link', 'Start a deck');
    await member.waitUntil('The editor is open', isEditorOpen);
    expect(await member.evaluate(createPastePolicy)).toBe('created');
  },
);

/** Runs inside the page. */
function isEditorOpen(): boolean {
  return document.querySelector('[data-region="editor"]') !== null;
}

/** Result of creating the editor's policy, which only its own page permits. Runs inside the page. */
function createPastePolicy(): string {
  try {
    window.trustedTypes?.createPolicy('ProseMirrorClipboard', {});
    return 'created';
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}
