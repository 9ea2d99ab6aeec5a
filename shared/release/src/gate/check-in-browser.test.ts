/** @jest-environment node */
import type { ComposedSite } from '@site/site';
import type { Store } from '@site/store';
import { checkInBrowser } from './check-in-browser';

const { CHROMIUM_PATH } = process.env;
beforeEach(() => {
  process.env['CHROMIUM_PATH'] = '/nowhere/chromium';
});
afterEach(() => {
  if (CHROMIUM_PATH === undefined) delete process.env['CHROMIUM_PATH'];
  else process.env['CHROMIUM_PATH'] = CHROMIUM_PATH;
});

const check = (isUnseenAllowed: boolean, say = jest.fn()) =>
  checkInBrowser({} as Store, { registry: { remotes: {} } } as ComposedSite, {
    say,
    isUnseenAllowed,
  });

test('Without the browser that was named, no other one is taken and the release is refused', async () => {
  expect(await check(false)).toEqual([
    'No Chromium was found, so the pages were not opened in a browser. Install it, or set CHROMIUM_PATH to its program file. To release unseen pages, add --unseen.',
  ]);
});

test('Where unseen pages are meant, a sentence says that nothing was looked at', async () => {
  const say = jest.fn();
  expect(await check(true, say)).toEqual([]);
  expect(say).toHaveBeenCalledWith(expect.stringContaining('were not opened in a browser'));
});
