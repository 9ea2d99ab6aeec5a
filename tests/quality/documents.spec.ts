import type { APIRequestContext, Page } from '@playwright/test';
import { readListedPaths, readPrerenderedRoutes, fetchPageRoutes, siteUrl } from '../support/site';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

const prerendered = await readPrerenderedRoutes();
const listedPaths = await readListedPaths();
const listed = prerendered.filter(({ path }) => listedPaths.includes(path));

interface DocumentHead {
  path: string;
  title: string;
  description: string;
  canonical: string;
  ogTitle: string;
  ogUrl: string;
  ogImage: string;
}

test('Every page introduces itself to search engines and in link previews', async ({
  page,
  request,
}) => {
  const heads: DocumentHead[] = [];
  for (const { path } of listed) heads.push(await readHead(page, request, path));
  for (const head of heads) {
    expect.soft(head.canonical, head.path).toBe(siteUrl + (head.path === '/' ? '/' : head.path));
    expect.soft(head.ogUrl, head.path).toBe(head.canonical);
    expect.soft(head.ogTitle, head.path).toBe(head.title);
    expect.soft(head.description.length, head.path).toBeGreaterThanOrEqual(50);
    expect
      .soft((await request.get(head.ogImage)).headers()['content-type'], head.path)
      .toMatch(/^image\//);
  }
  expect(repeated(heads.map((head) => head.title))).toEqual([]);
  expect(repeated(heads.map((head) => head.description))).toEqual([]);
  expect(repeated(heads.map((head) => head.ogImage))).toEqual([]);
});

for (const { path, hydrate } of prerendered) {
  // A page without code has the same text with and without scripts.
  const tag = hydrate === false ? '@long' : [];
  test(
    `${path} holds its words and links in the HTML, before any script`,
    { tag },
    async ({ page, request }) => {
      const raw = await (await request.get(path)).text();
      await visit(page, path);
      await expect(page.locator('h1')).toHaveCount(1);
      const alive = await page.content();
      // The site's own documents make no markup of strings.
      await page.goto('about:blank');
      const before = await page.evaluate(readWords, raw);
      const after = await page.evaluate(readWords, alive);
      const missing = after.filter((word) => !before.includes(word));
      expect(after.length).toBeGreaterThan(20);
      expect(missing.length / after.length, missing.join(' ')).toBeLessThanOrEqual(0.02);
      expect(
        await page.evaluate(readLinks, { html: alive, address: siteUrl + path }),
        'links only it has',
      ).toEqual(await page.evaluate(readLinks, { html: raw, address: siteUrl + path }));
    },
  );
}

test('Every link leads somewhere, every anchor exists, and other sites open safely', async ({
  page,
  request,
}) => {
  const answers = new Map<string, { status: number; html: string }>();
  const broken: string[] = [];
  for (const { path } of prerendered) {
    const { html } = await fetchPage(request, path);
    for (const link of await page.evaluate(readLinks, { html, address: siteUrl + path })) {
      const { origin, pathname, hash } = new URL(link.href);
      if (origin !== new URL(siteUrl).origin) {
        broken.push(...unsafe(link).map((why) => `${path} → ${link.href} ${why}`));
        continue;
      }
      const answer = answers.get(pathname) ?? (await fetchPage(request, pathname));
      answers.set(pathname, answer);
      if (answer.status !== 200) broken.push(`${path} → ${link.href} answers ${answer.status}`);
      const id = decodeURIComponent(hash.slice(1));
      if (id && !answer.html.includes(`id="${id}"`))
        broken.push(`${path} → ${link.href} has no such place`);
    }
  }
  expect(answers.size).toBeGreaterThan(10);
  expect([...new Set(broken)]).toEqual([]);
});

test('An unknown address answers 404 with a page of the site', async ({ page, quiet }) => {
  quiet.allow(/404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(
    page.getByText('The page you are looking for does not exist or has been moved.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
});

test('Upper case, a trailing slash and old names reach the one address of a page', async ({
  request,
}) => {
  for (const [written, canonical] of [
    ['/About-company', '/about-company'],
    ['/FAQ/', '/faq'],
    ['/pricing/', '/pricing'],
    ['/forgot-password', '/forgot'],
  ]) {
    const answer = await request.get(written ?? '', { maxRedirects: 0 });
    expect(answer.status(), written).toBe(301);
    expect(answer.headers()['location'], written).toBe(canonical);
  }
});

test('The site map lists exactly the pages that search engines may list', async ({ request }) => {
  expect(listedPaths.length).toBeGreaterThan(10);
  for (const path of listedPaths) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(answer.headers()['x-robots-tag'], path).toBe('all');
  }
  for (const { path, access } of await fetchPageRoutes()) {
    const isHidden = (await request.get(path)).headers()['x-robots-tag'] === 'noindex';
    expect.soft(listedPaths.includes(path), path).toBe(!isHidden);
    if (access === 'member') expect.soft(isHidden, path).toBe(true);
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

async function readHead(
  page: Page,
  request: APIRequestContext,
  path: string,
): Promise<DocumentHead> {
  const { html } = await fetchPage(request, path);
  return page.evaluate(parseHead, { html, path });
}

async function fetchPage(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  return { status: answer.status(), html: await answer.text() };
}

function parseHead({ html, path }: { html: string; path: string }): DocumentHead {
  const head = new DOMParser().parseFromString(html, 'text/html').head;
  const meta = (name: string) =>
    head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ??
    '';
  return {
    path,
    title: head.querySelector('title')?.textContent ?? '',
    description: meta('description'),
    canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    ogTitle: meta('og:title'),
    ogUrl: meta('og:url'),
    ogImage: meta('og:image'),
  };
}

/** The words of the raw document and of the running page. */
function readWords(html: string): string[] {
  const source = new DOMParser().parseFromString(html, 'text/html');
  const root = source.getElementById('root');
  if (!root) return [];
  const words: string[] = [];
  const walker = source.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isText = !node.parentElement?.closest('script, style, noscript, #announcer');
    if (isText) words.push(...(node.textContent ?? '').split(/\s+/).filter(Boolean));
  }
  return words;
}

interface Link {
  href: string;
  rel: string;
  target: string;
}

/** Problems of a link to another site. */
function unsafe({ href, rel, target }: Link): string[] {
  if (/^(mailto|tel):/.test(href)) return [];
  const canReachBack = target === '_blank' && !/noopener|noreferrer/.test(rel);
  return [
    ...(href.startsWith('https:') ? [] : ['is not encrypted']),
    ...(canReachBack ? ['can reach back into this page'] : []),
  ];
}

/** Every link of the document at an address, with where it leads. */
function readLinks({ html, address }: { html: string; address: string }): Link[] {
  const links = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a[href]');
  return [...links].map((link) => ({
    href: new URL(link.getAttribute('href') ?? '', address).href,
    rel: link.getAttribute('rel') ?? '',
    target: link.getAttribute('target') ?? '',
  }));
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
