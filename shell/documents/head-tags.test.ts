import {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
  createSampleSettings,
} from '@site/contract/samples';
import { createHeadTags } from './head-tags';
import { listSitePages } from './site-pages';

describe('The head of a page', () => {
  test('Title, description and canonical address say which page this is', () => {
    const head = headOf({ path: '/faq', title: 'Questions', description: 'Plain answers.' });
    expect(head.querySelector('title')?.textContent).toBe('Questions — ISAM');
    expect(meta(head, 'description')).toBe('Plain answers.');
    expect(canonical(head)).toBe('http://localhost:3000/faq');
    expect(meta(head, 'robots')).toBeUndefined();
  });

  test('A title that names the brand does not name it twice', () => {
    expect(headOf({ title: 'Questions · {brand}' }).querySelector('title')?.textContent).toBe(
      'Questions · ISAM',
    );
  });

  test('The canonical address of the first page ends in a slash', () => {
    expect(canonical(headOf({ path: '/' }))).toBe('http://localhost:3000/');
  });

  test('A page that is not listed asks search engines to leave it out and has no canonical address', () => {
    const head = headOf({ access: 'member', prerender: false });
    expect(meta(head, 'robots')).toBe('noindex');
    expect(canonical(head)).toBeUndefined();
  });

  test('A page in two languages names both, and that of the site for everybody else', () => {
    const routes = ['/about', '/hi/about', '/faq'].map((path, id) =>
      createSampleRoute({ id: `page-${id}`, path }),
    );
    const expected = [
      ['en', 'http://localhost:3000/about'],
      ['x-default', 'http://localhost:3000/about'],
      ['hi', 'http://localhost:3000/hi/about'],
    ];
    expect(headsOf(routes).map(languages)).toEqual([expected, expected, []]);
  });

  test('A link preview shows the picture of the page', () => {
    expect(property(headOf({}), 'og:image')).toBe(pageFiles.picture);
  });

  test('Structured data gets the files and profiles that only the composition knows', () => {
    const block = { '@type': 'VideoObject', thumbnailUrl: '{picture}', contentUrl: '{film}' };
    const profiles = { '@type': 'Organization', sameAs: ['{linkedin}'], logo: '/logo.png' };
    const texts = headOf({ structuredData: [block, profiles] }).querySelectorAll('script');
    const data = [...texts].map((script) => JSON.parse(script.textContent) as object);
    expect(data).toMatchObject([
      { thumbnailUrl: pageFiles.picture, contentUrl: pageFiles.video },
      {
        sameAs: ['https://www.linkedin.com/company/sample'],
        logo: 'http://localhost:3000/logo.png',
      },
    ]);
  });

  test('Structured data arrives as it was declared, whatever text it holds', () => {
    const block = { '@type': 'Question', name: '</script><b>' };
    const head = headOf({ structuredData: [block] });
    const script = head.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(script?.textContent ?? '')).toMatchObject(block);
    expect(head.querySelector('b')).toBeNull();
  });

  test('Quotes and brackets in texts stay texts', () => {
    const title = `"Quoted" & <b>bold</b>`;
    const head = headOf({ title, description: title });
    expect(head.querySelector('title')?.textContent).toBe(`${title} — ISAM`);
    expect(meta(head, 'description')).toBe(title);
    expect(head.querySelector('b')).toBeNull();
  });
});

const pageFiles = {
  picture: 'http://localhost:3000/static/pictures/faq.3f2a91bc.png',
  video: 'http://localhost:3001/a/static/media/intro.mp4',
};

function headOf(overrides: Parameters<typeof createSampleRoute>[0]): HTMLElement {
  const [head] = headsOf([createSampleRoute(overrides)]);
  if (!head) throw new Error('The sample registry has a page.');
  return head;
}

/** The heads of these pages, in their order. */
function headsOf(routes: ReturnType<typeof createSampleRoute>[]): HTMLElement[] {
  const live = { base: 'http://localhost:3001/a/', descriptor: createSampleDescriptor({ routes }) };
  const pages = listSitePages(
    createSampleRegistry({ remotes: { marketing: { live, previous: null } } }),
  );
  return pages.slice(0, routes.length).map((page) => {
    const html = createHeadTags({ page, settings: createSampleSettings(), pageFiles });
    return new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html').head;
  });
}

function languages(head: HTMLElement) {
  const links = head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]');
  return Array.from(links, ({ hreflang, href }) => [hreflang, href]);
}

function meta(head: HTMLElement, name: string) {
  return head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

function property(head: HTMLElement, name: string) {
  return head.querySelector<HTMLMetaElement>(`meta[property="${name}"]`)?.content;
}

function canonical(head: HTMLElement) {
  return head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
}
