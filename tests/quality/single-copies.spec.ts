import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { LIBRARY_FINGERPRINTS } from '@site/build/shared-packages';
import { signInContext } from '../support/sign-in-context';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test('All parts of the site run on one React, one router, one session store and one emotion', async ({
  page,
  keys,
}) => {
  await signInContext(page.context(), keys);
  const sources = collectScripts(page);
  for (const path of ['/', '/book-demo', '/dashboard', '/editor']) await visit(page, path);
  await page.waitForLoadState('networkidle');
  const scripts = [...(await sources()).entries()];
  for (const [name, words] of Object.entries(LIBRARY_FINGERPRINTS)) {
    const carriers = scripts.filter(([, source]) => source.includes(words)).map(([url]) => url);
    expect.soft(carriers.length, `${name}: ${carriers.join(' ')}`).toBe(1);
    expect.soft(carriers[0], name).toMatch(/localhost:3000/);
  }
  expect(await page.evaluate(readSharedVersions)).toEqual([]);
  const mui = scripts.find(([, source]) =>
    source.includes(LIBRARY_FINGERPRINTS['emotion'] ?? ''),
  ) ?? ['', ''];
  expect(brotliCompressSync(mui[1]).length, 'bytes of MUI').toBeLessThanOrEqual(100 * 1024);
});

test('No page runs a script file twice', async ({ page, keys }) => {
  await signInContext(page.context(), keys);
  await page.addInitScript(collectScriptTags);
  for (const path of ['/', '/pricing', '/book-demo', '/reset-password', '/dashboard', '/editor']) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    const urls = await page.evaluate(() => window.scriptUrls ?? []);
    expect.soft(urls.length, path).toBeGreaterThan(0);
    expect
      .soft(
        urls.filter((url, index) => urls.indexOf(url) !== index),
        path,
      )
      .toEqual([]);
  }
});

declare global {
  interface Window {
    scriptUrls?: string[];
  }
}

/** Records the address of every script tag that runs a file. Runs inside the page, before its document. */
function collectScriptTags(): void {
  const urls: string[] = [];
  window.scriptUrls = urls;
  const record = (node: Node) => {
    if (node instanceof HTMLScriptElement && node.src && !node.type) urls.push(node.src);
  };
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) record(node);
  }).observe(document, { childList: true, subtree: true });
}

/** Every script that the page loads from now on, by address. */
function collectScripts(page: Page): () => Promise<Map<string, string>> {
  const urls = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') urls.add(response.url());
  });
  return async () => {
    const sources = new Map<string, string>();
    for (const url of urls) sources.set(url, await (await page.request.get(url)).text());
    return sources;
  };
}

interface Federation {
  __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, unknown>>> }[];
}

/** Shared packages that the federation runtime holds in more than one version. */
function readSharedVersions(): string[] {
  const { __INSTANCES__ } = (window as unknown as { __FEDERATION__: Federation }).__FEDERATION__;
  const shared = new Map<string, Set<string>>();
  for (const { shareScopeMap } of __INSTANCES__) {
    for (const [name, versions] of Object.entries(shareScopeMap.default ?? {})) {
      shared.set(name, new Set([...(shared.get(name) ?? []), ...Object.keys(versions)]));
    }
  }
  if (!shared.has('react')) return ['nothing is shared'];
  return [...shared].filter(([, versions]) => versions.size !== 1).map(([name]) => name);
}
