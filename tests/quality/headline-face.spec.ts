import type { Page } from '@playwright/test';
import { readListedPaths } from '../support/site';
import { expect, test } from '../support/test';

const paths = await readListedPaths();

test('The headline of every page stands in its own face, although no font file has come', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED/);
  await page.route(/\.woff2$/, (route) => route.abort());
  const own = await widthsOf(page, '');
  const standIn = await widthsOf(page, 'sans-serif');
  await page.unroute(/\.woff2$/);
  const real = await widthsOf(page, 'Archivo');
  for (const [index, path] of paths.entries()) {
    const width = real[index] ?? 0;
    expect.soft(Math.abs((own[index] ?? 0) - width) / width, path).toBeLessThan(0.003);
  }
  // Where the stand-in is as wide as the face, the test would say nothing.
  const differing = paths.filter(
    (_, index) => Math.abs((standIn[index] ?? 0) - (real[index] ?? 0)) > 5,
  );
  expect(differing.length).toBeGreaterThan(paths.length / 2);
});

/** Width of each page's headline on one line, set in this family or in what the page says. */
async function widthsOf(page: Page, family: string): Promise<number[]> {
  const widths: number[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    widths.push(await page.evaluate(measure, family));
  }
  return widths;

  async function measure(wanted: string): Promise<number> {
    const headline = document.querySelector<HTMLElement>('main h1');
    if (!headline) return 0;
    Object.assign(headline.style, { whiteSpace: 'nowrap', width: 'max-content', maxWidth: 'none' });
    if (wanted) headline.style.fontFamily = wanted;
    // The browser reads also a font that stands in the document in its own time.
    await document.fonts.load(`640 16px ${wanted || '"Archivo Headline"'}`);
    return headline.getBoundingClientRect().width;
  }
}
