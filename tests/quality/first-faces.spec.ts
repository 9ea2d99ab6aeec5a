import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const lines = {
  'a fast line': async () => undefined,
  'a slow phone': onSlowPhone,
} satisfies Record<string, (page: Page) => Promise<void>>;

for (const [line, useLine] of Object.entries(lines)) {
  for (const path of ['/', '/pricing', '/privacy-policy', '/login', '/nowhere']) {
    test(`The first page of a first visit has the site's own faces on ${line}: ${path}`, async ({
      page,
      quiet,
    }) => {
      if (path === '/nowhere') quiet.allow(/status of 404/);
      const files: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font' && !request.url().startsWith('data:'))
          files.push(request.url());
      });
      await useLine(page);
      await page.setViewportSize({ width: 412, height: 823 });
      await page.goto(path, { waitUntil: 'load' });
      const { seen, real, standIn } = await page.evaluate(readWidths);
      expect(seen).toEqual(real);
      for (const [at, width] of real.entries())
        expect(standIn[at], 'a stand-in runs wider or narrower').not.toBe(width);
      expect(files, 'the faces stand in the document').toEqual([]);
    });
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

/**
 * How wide the headline and a line of text run: as they stand there, in the faces of the document under other
 * names, and in the stand-ins.
 */
async function readWidths(): Promise<Record<'seen' | 'real' | 'standIn', number[]>> {
  const texts = ['main h1', 'footer a']
    .map((each) => document.querySelector<HTMLElement>(each))
    .filter((each) => each !== null);
  const seen = texts.map(widthOf);
  await Promise.all(facesInside().map(loadUnderAnotherName));
  const real = texts.map((text) =>
    widthIn(text, ([own = '', ...others]) => [realName(own), ...others]),
  );
  const standIn = texts.map((text) => widthIn(text, ([, ...others]) => others));
  return { seen, real, standIn };

  function facesInside(): CSSStyleDeclaration[] {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    return rules
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => style)
      .filter((style) => style.getPropertyValue('src').includes('data:'));
  }

  async function loadUnderAnotherName(style: CSSStyleDeclaration): Promise<void> {
    const [family = '', src = '', weight = '', stretch = ''] = [
      'font-family',
      'src',
      'font-weight',
      'font-stretch',
    ].map((name) => style.getPropertyValue(name));
    const face = new FontFace(realName(family), src, { weight, stretch: stretch || 'normal' });
    document.fonts.add(await face.load());
  }

  function realName(family: string): string {
    return `Real ${family.replaceAll(/["']/g, '')}`;
  }

  function widthIn(text: HTMLElement, choose: (families: string[]) => string[]): number {
    const families = getComputedStyle(text).fontFamily.split(', ');
    text.style.fontFamily = choose(families).join(', ');
    const width = widthOf(text);
    text.style.fontFamily = '';
    return width;
  }

  function widthOf(text: HTMLElement): number {
    const range = document.createRange();
    range.selectNodeContents(text);
    const parts = [...range.getClientRects()];
    return Math.round(parts.reduce((sum, { width }) => sum + width, 0));
  }
}
