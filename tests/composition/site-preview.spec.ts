import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHttpServer } from '@site/node';
import { createSiteHandler } from '@site/site';
import { findFreePort } from '@site/testing/find-free-port';
import { navigateInSite } from '../support/releases';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test.describe.configure({ timeout: 1_200_000 });

test(
  'Changes of the shell and two remotes are one site at its own address, from static pages on, and the live site has none',
  { tag: '@slow' },
  async ({ checkout, page, request, browser, siteUrl }) => {
    checkout.change(
      'shell/src/languages/shell-strings.ts',
      'All rights reserved',
      'All in preview',
    );
    checkout.change(
      'remotes/marketing/src/pages/faq.tsx',
      'Frequently Asked Questions',
      'Questions In Preview',
    );
    checkout.change('remotes/editor/src/routes.ts', 'Slide editor', 'Preview editor');
    const folder = mkdtempSync(join(tmpdir(), 'site-preview-'));
    const port = await findFreePort();
    const url = `http://localhost:${port}`;
    const apps = ['shell', 'marketing', 'editor'];
    const composed = await checkout.run('preview', ...apps, '--out', folder, '--url', url);
    checkout.restore();
    expect(composed.code, composed.output).toBe(0);
    const server = await startHttpServer({ port, handle: createSiteHandler(folder) });
    try {
      const html = await (await request.get(`${url}/faq`)).text();
      expect(html).toContain('Questions In Preview');
      expect(html).toContain('All in preview');
      expect(await (await request.get(`${url}/editor`)).text()).toContain('<title>Preview editor');
      expect(await (await request.get(`${url}/robots.txt`)).text()).toContain('Disallow: /\n');

      const foreign: string[] = [];
      page.on('request', (each) => {
        if (/\.(js|css)$/.test(each.url()) && !each.url().startsWith(url)) foreign.push(each.url());
      });
      await visit(page, `${url}/faq`);
      await expect(page.locator('main h1')).toHaveText('Questions In Preview');
      await navigateInSite(page, '/pricing');
      await expect(page.locator('main h1')).toHaveText('Pricing Plans');
      await expect(page.getByRole('contentinfo')).toContainText('All in preview');
      await visit(page, `${url}/login`);
      expect(foreign).toEqual([]);

      // Without scripts it is what the host delivers.
      const context = await browser.newContext({ javaScriptEnabled: false });
      const still = await context.newPage();
      await still.goto(`${url}/faq`);
      await expect(still.locator('main h1')).toHaveText('Questions In Preview');
      await context.close();

      const live = await (await request.get(`${siteUrl}/faq`)).text();
      expect(live).toContain('Frequently Asked Questions');
      expect(live).not.toContain('All in preview');
    } finally {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

test(
  'A page that fails in the browser keeps the folder from being written',
  { tag: '@slow' },
  async ({ checkout }) => {
    checkout.change(
      'remotes/marketing/src/pages/pricing.tsx',
      'export default function',
      "if (typeof window !== 'undefined') throw new Error('Not today.');\nexport default function",
    );
    const folder = join(tmpdir(), 'site-preview-refused');
    const url = 'https://pr-12.site.example';
    const options = ['--out', folder, '--url', url];
    const { code, output } = await checkout.run('preview', 'marketing', ...options);
    checkout.restore();
    expect(output).toContain('/pricing in the browser:');
    expect(code).toBe(1);
    expect(existsSync(folder)).toBe(false);
  },
);
