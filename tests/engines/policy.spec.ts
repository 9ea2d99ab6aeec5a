import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataFolder } from '../support/workspace';
import { testJourney, step } from './test-journey';

const reports = join(dataFolder, 'health.jsonl');

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
    const heard = () => readFileSync(reports, 'utf8');
    await expect.poll(heard, { timeout: 30_000 }).toContain(`"img-src ${origin}"`);
    expect(heard()).not.toContain('asha');
  });
});

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
