import { existsSync, readFileSync } from 'node:fs';
import { fillSitePlaceholders } from '@site/contract';
import { createSampleSettings, renderPage } from '@site/testing';
import type { ComponentType } from 'react';
import { routes } from './routes';

interface Claim {
  path: string;
  statement: string;
  proof: string;
}

// Tests start in the workspace's folder.
const claims = readClaims(readFileSync('docs/claims.md', 'utf8'));
const paths = [...new Set(claims.map(({ path }) => path))];

test.each(paths)('Each claim about %s is on the page word for word', async (path) => {
  const text = (await readPage(path)).join(' ');
  const missing = claims.filter((claim) => claim.path === path && !text.includes(claim.statement));
  expect(missing.map(({ statement }) => statement)).toEqual([]);
});

test('Each claim has a file, a section of the specification or an owner', () => {
  const withoutProof = claims.filter(
    ({ proof }) => !/`[^`]+\/[^`]+`|[Ss]pecification \d|Service: head of \w+/.test(proof),
  );
  const files = claims.flatMap(({ proof }) => proof.match(/(?<=`)[^`]+\/[^`]+(?=`)/g) ?? []);
  expect(withoutProof).toEqual([]);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test.each(paths)('Each sentence with a figure on %s is a claim', async (path) => {
  const statements = claims
    .filter((claim) => claim.path === path)
    .map(({ statement }) => statement);
  const figures = (await readPage(path)).filter(
    (text) => /\d/.test(text) && !statements.some((statement) => text.includes(statement)),
  );
  expect(figures.filter((text) => !isExempt(path, text))).toEqual([]);
});

test('The templates have as many slides as the page says', () => {
  const counts = ['feature', 'series', 'indie', 'documentary'].map((name) => {
    const source = readFileSync(`remotes/editor/src/film/templates/${name}-template.ts`, 'utf8');
    return source.match(/\blayout: /g)?.length;
  });
  expect(counts).toEqual([14, 15, 8, 14]);
});

/** Rules and dates of legal texts, advice and made-up examples state nothing about the product. */
function isExempt(path: string, text: string): boolean {
  if (/policy|terms|disclaimer/.test(path)) return true;
  return /^Example|^Drawing|copyright|12 decks in 12 formats|10-digit|weeks before|^\d+%?$/i.test(
    text,
  );
}

function readClaims(markdown: string): Claim[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [path = '', ...lines] = section.split('\n');
      return lines.flatMap((line) => {
        const [, statement = '', proof = ''] = /^\| (.+?) +\| (.+?) +\|$/.exec(line) ?? [];
        if (!statement || /^Statement$|^-+$/.test(statement)) return [];
        return [
          { path, statement: fillSitePlaceholders(statement, createSampleSettings()), proof },
        ];
      });
    });
}

/** Texts of a page: paragraphs, list items and facts, without decoration. */
async function readPage(path: string): Promise<string[]> {
  const page = routes.find((route) => route.path === path)?.page;
  if (!page) throw new Error(`docs/claims.md names ${path}, which is no page.`);
  const { default: Page } = (await import(page)) as { default: ComponentType };
  const { container } = renderPage(<Page />, { path });
  return [...container.querySelectorAll('p, li, dd')]
    .filter((element) => !element.querySelector('p, li, dd') && !element.closest('[aria-hidden]'))
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
}
