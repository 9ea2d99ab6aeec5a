import {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
  createSampleSettings,
} from '@site/contract/samples';
import { llmsTxt, createRobotsTxt, createSitemap } from './search-engines';
import { listSitePages } from './site-pages';

/** @jest-environment node */

const routes = [
  createSampleRoute({ id: 'landing', path: '/' }),
  createSampleRoute({ id: 'faq', path: '/faq' }),
  createSampleRoute({ id: 'confirm', path: '/confirm', isIndexable: false }),
  createSampleRoute({ id: 'dashboard', path: '/dashboard', access: 'member', prerender: false }),
];
const live = { base: 'http://localhost:3001/a/', descriptor: createSampleDescriptor({ routes }) };
const pages = listSitePages(
  createSampleRegistry({ remotes: { marketing: { live, previous: null } } }),
);
const settings = createSampleSettings({ siteUrl: 'https://isam.example' });

describe('Search engines', () => {
  test('The site map lists the public pages and nothing else', () => {
    const addresses = [...createSitemap(pages, settings).matchAll(/<loc>(.*?)<\/loc>/g)];
    expect(addresses.map((match) => match[1])).toEqual([
      'https://isam.example/',
      'https://isam.example/faq',
    ]);
  });

  test('Everything may be read, also what says noindex, and the site map is found', () => {
    expect(createRobotsTxt(settings)).toBe(
      ['User-agent: *', 'Allow: /', '', 'Sitemap: https://isam.example/sitemap.xml', ''].join('\n'),
    );
  });

  test('Programs that read for somebody find the public pages with what each is about', () => {
    const text = llmsTxt(pages, settings);
    expect(text).toContain('- [Questions](https://isam.example/faq): Answers to what people ask');
    expect(text).not.toMatch(/confirm|dashboard|404/);
  });

  test('The not-found page is in neither of them', () => {
    expect(createSitemap(pages, settings) + llmsTxt(pages, settings)).not.toContain('404');
  });
});
