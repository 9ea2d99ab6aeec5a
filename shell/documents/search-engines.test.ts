/** @jest-environment node */
import { descriptor, registry, route, siteSettings } from '@site/contract/samples';
import { pagesOf } from './pages';
import { robots, sitemap } from './search-engines';

const routes = [
  route({ id: 'landing', path: '/' }),
  route({ id: 'faq', path: '/faq' }),
  route({ id: 'confirm', path: '/confirm', listed: false }),
  route({ id: 'dashboard', path: '/dashboard', access: 'member', prerender: false }),
];
const live = { base: 'http://localhost:3001/a/', descriptor: descriptor({ routes }) };
const pages = pagesOf(registry({ remotes: { marketing: { live, previous: null } } }));
const settings = siteSettings({ siteUrl: 'https://isam.example' });

describe('Search engines', () => {
  test('The site map lists the public pages and nothing else', () => {
    const addresses = [...sitemap(pages, settings).matchAll(/<loc>(.*?)<\/loc>/g)];
    expect(addresses.map((match) => match[1])).toEqual([
      'https://isam.example/',
      'https://isam.example/faq',
    ]);
  });

  test('Pages that are not listed are named as such, and the site map is found', () => {
    expect(robots(pages, settings)).toBe(
      [
        'User-agent: *',
        'Allow: /',
        'Disallow: /confirm',
        'Disallow: /dashboard',
        '',
        'Sitemap: https://isam.example/sitemap.xml',
        '',
      ].join('\n'),
    );
  });

  test('The not-found page is in neither of them', () => {
    expect(sitemap(pages, settings) + robots(pages, settings)).not.toContain('404');
  });
});
