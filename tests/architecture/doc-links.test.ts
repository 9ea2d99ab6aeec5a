/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '@site/node';

const folders = ['docs', 'remotes', 'shared', 'shell', 'supabase', 'tests'];
const pages = [
  ...readdirSync('.'),
  ...folders.flatMap((folder) =>
    listFiles(folder, ['node_modules', 'dist']).map((file) => join(folder, file)),
  ),
].filter((file) => file.endsWith('.md'));

/** Anchors of a page, as GitHub makes them of its headings. */
function readAnchors(page: string): Set<string> {
  const headings = readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_\- ]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function findBrokenLinks(page: string): string[] {
  const links = readFileSync(page, 'utf8').matchAll(
    /\]\((?!\w+:|\/)([^()#\s]*)(?:#([^()\s]*))?\)/g,
  );
  return [...links].flatMap(([link, path, anchor]) => {
    const target = path ? join(dirname(page), path) : page;
    const isWhole = existsSync(target) && (!anchor || readAnchors(target).has(anchor));
    return isWhole ? [] : [`${page}: ${link}`];
  });
}

test('Links of all pages lead to files and headings that are there', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.flatMap(findBrokenLinks)).toEqual([]);
});

test('The table of decisions names each of them once, in the topic that has it', () => {
  const table = readFileSync('docs/decisions/README.md', 'utf8');
  const rows = [...table.matchAll(/\]\(([\w-]+\.md)\)\s*\| ([\d, ]+?) *\|/g)];
  expect(rows).toHaveLength(11);
  for (const [, topic = '', numbers] of rows) {
    const text = readFileSync(join('docs/decisions', topic), 'utf8');
    const headings = [...text.matchAll(/^## (\d{4}) /gm)].map(([, number]) => number);
    expect(numbers?.split(', ')).toEqual(headings);
  }
});
