import { pageLanguageOf } from '@site/contract';
import { fleschKincaidGrade } from '../support/readability';
import { readPrerenderedRoutes } from '../support/site';
import { expect, test } from '../support/test';

const MAX_GRADE = 9;
const MAX_SENTENCE_WORDS = 26;

/** Contracts name things exactly; `remotes/marketing/src/content/legal` has its own rules. */
const LEGAL_PAGE_IDS = ['privacy-policy', 'terms-of-service', 'ai-disclaimer', 'ai-ethics-policy'];

const routes = (await readPrerenderedRoutes()).filter(
  ({ id, path }) => pageLanguageOf(path) === 'en' && !LEGAL_PAGE_IDS.includes(id),
);

for (const { path } of routes) {
  test(`${path} can be read after nine years of school, in sentences of one idea`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const texts = await page.evaluate(readProse, html);
    const sentences = texts.flatMap((text) => text.split(/(?<=[.?!])\s+/));
    const long = sentences.filter((text) => text.split(/\s+/).length > MAX_SENTENCE_WORDS);
    expect(long).toEqual([]);
    expect(fleschKincaidGrade(texts)).toBeLessThanOrEqual(MAX_GRADE);
  });
}

/** Paragraphs, list items and facts of the built document that are sentences; labels have no grade. */
function readProse(html: string): string[] {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  return [...(main?.querySelectorAll('p, li, dd') ?? [])]
    .filter((element) => !element.querySelector('p, li, dd') && !element.closest('[aria-hidden]'))
    .map((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text.split(' ').length >= 8);
}
