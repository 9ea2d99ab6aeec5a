import type { Page } from '@playwright/test';
import { readFontWidths, readOtherFont } from '../support/read-font-widths';
import { expect, test } from '../support/test';

const lines = {
  'a fast line': async () => undefined,
  'a slow phone': onSlowPhone,
} satisfies Record<string, (page: Page) => Promise<void>>;

for (const [line, useLine] of Object.entries(lines)) {
  for (const path of ['/', '/pricing', '/privacy-policy', '/login', '/nowhere']) {
    // A font that is in time on a slow line is in time on a fast one.
    const tag =
      line === 'a fast line' && path !== '/'
        ? '@long'
        : path === '/' || path === '/login'
          ? []
          : '@slow';
    test(
      `The first page of a first visit has the site's own faces on ${line}: ${path}`,
      { tag },
      async ({ page, quiet }) => {
        if (path === '/nowhere') quiet.allow(/status of 404/);
        const files: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'font' && !request.url().startsWith('data:'))
            files.push(request.url());
        });
        await useLine(page);
        await page.setViewportSize({ width: 412, height: 823 });
        await page.goto(path, { waitUntil: 'load' });
        const { seen, real, other } = await page.evaluate(readFontWidths, readOtherFont());
        expect(seen).toEqual(real);
        for (const [at, width] of real.entries())
          expect(other[at], 'another font has other widths').not.toBe(width);
        expect(files, 'the faces stand in the document').toEqual([]);
      },
    );
  }
}

async function onSlowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
