import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { renderPage } from '@site/testing';
import { createElement } from 'react';
import type { RouteDeclaration } from '@site/contract';
import { about } from '../pages/about-company';
import AboutInHindi, { aboutInHindi } from '../pages/about-company-hi';
import { routes } from '../routes';
import { translateLinks } from '../translate-links';
import navigationInHindi from './navigation-hi.json';
import { englishUiStrings, hindiUiStrings } from './ui-strings';

// Every page in Hindi, with the copy that it passes to the template.
jest.mock('../sections/marketing-page', () => {
  const { createMarketingPage } = jest.requireActual('../sections/marketing-page');
  const create = (content: object) => Object.assign(createMarketingPage(content), { content });
  return { createMarketingPage: create };
});
const pagesInHindi = readdirSync(path.join(__dirname, '../pages'))
  .filter((file) => file.endsWith('-hi.ts'))
  .map((file) => ({ file, content: jest.requireActual(`../pages/${file}`).default.content }));

/** Texts that a reader of Hindi sees on such a page: not addresses, ids and names of pictures. */
const copy = /^(slug|title|lead|label|value|heading|text|alt|caption)$/;
const face = path.join(__dirname, '../../../../shared/ui/src/theme/devanagari.css');
const shellTexts = path.join(__dirname, '../../../../shell/src/languages/shell-translations.json');

/** Names of documents and of the product stay as they are. */
const names =
  /Integrated SaaS & Agent Model \(ISAM\)|AI Ethics & Fair Use Policy|Fair Use & AI Ethics Policy|AI Disclaimer|Privacy Policy|Terms of Service|In English|About|\{\w+\}|PDF|PowerPoint|Agent-as-a-Service|[AS]aaS|\bAI\b/g;

test('The Hindi page shows the scenes of the English one, with the same pictures', () => {
  expect(scenesOf(aboutInHindi)).toEqual(scenesOf(about));
});

test.each(pagesInHindi)('Nothing on the page $file was left in English', ({ content }) => {
  const texts = textsOf(content);
  expect(texts).not.toEqual([]);
  expect(texts.filter((text) => /[a-z]{2}/i.test(withoutNames(text)))).toEqual([]);
  expect(textsOf(about).filter((text) => /[a-z]{2}/i.test(withoutNames(text)))).not.toEqual([]);
});

test('Every page in Hindi has its copy in a file whose name ends in -hi.ts', () => {
  const paths = routes.filter((route) => /^\/hi(\/|$)/.test(route.path));
  expect(paths.map(({ page }) => `${path.basename(page)}.ts`).toSorted()).toEqual(
    pagesInHindi.map(({ file }) => file).toSorted(),
  );
});

test('A link is untranslated only where the dictionary says so', () => {
  const link = { placement: 'legal', label: 'Press' } as const;
  const translate = (dictionary: Record<string, string>) =>
    translateLinks([{ ...routes[0], links: [link] } as RouteDeclaration], 'hi', dictionary);
  expect(translate({ Press: '' })[0]?.links?.[0]?.translations).toEqual({ hi: { label: 'Press' } });
  expect(() => translate({ About: 'परिचय' })).toThrow(
    'Add it as line 2 of remotes/marketing/src/content/navigation-hi.json; "Press": ""',
  );
});

test('Names that stay English on a Hindi page say so', () => {
  const { container } = renderPage(createElement(AboutInHindi), { path: '/hi/about-company' });
  const names = ['Privacy Policy', 'Terms of Service', 'AI Disclaimer'];
  const links = [...container.querySelectorAll('a')].filter((link) =>
    names.includes(link.textContent),
  );
  expect(links.map(({ lang }) => lang)).toEqual(names.map(() => 'en'));
});

test('The templates have every word of their own in both languages', () => {
  const { drawingLabels, ...templateTexts } = hindiUiStrings;
  expect(Object.keys(templateTexts)).toEqual(Object.keys(englishUiStrings));
  const texts = [...Object.values(templateTexts), ...Object.values(drawingLabels ?? {})];
  expect(texts.filter((text) => /[a-z]/i.test(text))).toEqual([]);
});

test('The face of the Hindi page has every letter of it', () => {
  const sheet = readFileSync(face, 'utf8');
  const ranges = [...sheet.matchAll(/U\+([0-9A-F]{4})(?:-([0-9A-F]{4}))?/g)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  );
  const texts = [
    ...pagesInHindi.flatMap(({ content }) => textsOf(content)),
    ...Object.values(navigationInHindi),
    JSON.stringify(hindiUiStrings),
    readFileSync(shellTexts, 'utf8'),
  ];
  const letters = new Set(texts.join(''));
  const foreign = [...letters].filter((letter) => letter > '\u08ff' && letter < '\u0980');
  expect(foreign.length).toBeGreaterThan(40);
  const isInside = (code: number) => ranges.some(([from, to]) => code >= from && code <= to);
  expect(foreign.filter((letter) => !isInside(letter.codePointAt(0) ?? 0))).toEqual([]);
});

function scenesOf({ sections }: { sections: readonly object[] }) {
  return sections.flatMap((section) =>
    'scenes' in section && Array.isArray(section.scenes)
      ? section.scenes.map(({ id, still }) => [
          id,
          typeof still.picture === 'function'
            ? render(createElement(still.picture)).container.innerHTML
            : still.picture,
        ])
      : [],
  );
}

function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return copy.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsOf(inner, Array.isArray(value) ? key : name),
  );
}

function withoutNames(text: string): string {
  return text.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(names, '');
}
