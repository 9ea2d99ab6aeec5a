import type { PageRegistry } from '@site/contract';
import { SAMPLE_REMOTES } from '@site/contract/samples';
import { toOneBundlePage, toSpaPage, replaceRegistry, removeScripts } from './baseline-pages';

const registry: PageRegistry = {
  remotes: Object.fromEntries(
    SAMPLE_REMOTES.map((name) => [
      name,
      {
        live: {
          base: `http://localhost/${name}/`,
          global: `${name}_1`,
          entry: { file: 'entry.js' },
        },
        previous: null,
        routes: [
          {
            id: 'page',
            path: `/${name}`,
            title: name,
            access: 'public' as const,
            chrome: 'site' as const,
            prerender: true,
          },
        ],
      },
    ]),
  ),
};
const data = `<script type="application/json" id="bootstrap-data">${JSON.stringify({ registry })}</script>`;
const html = `<html><head><title>FAQ</title><script>guard()</script>${data}<script defer src="/shell.js" integrity="x"></script></head><body><h1>FAQ</h1></body></html>`;

describe('A baseline of a composed page', () => {
  test('Without scripts keeps every word and runs nothing', () => {
    expect(removeScripts(html)).toBe(
      '<html><head><title>FAQ</title></head><body><h1>FAQ</h1></body></html>',
    );
  });

  test('As one program in the browser brings no word of the page, and what the program has to know', () => {
    const spa = toSpaPage(html, { scripts: ['/all.js'], styles: ['/all.css'] });
    expect(spa).not.toContain('<h1>');
    expect(spa).toContain(data);
    expect(spa).toContain('<script defer src="/all.js"></script>');
    expect(spa).toContain('<link rel="stylesheet" href="/all.css">');
  });

  test('Started by one program keeps the words and exchanges the scripts', () => {
    const page = toOneBundlePage(html, ['/all.js', '/page.js']);
    expect(page).toContain('<h1>FAQ</h1>');
    expect(page).toContain('guard()');
    expect(page.match(/src="[^"]+"/g)).toEqual(['src="/all.js"', 'src="/page.js"']);
  });

  test('Of a big site knows 100 remotes and 1,000 routes, and its own page among them', () => {
    const json = /id="bootstrap-data">(.*?)<\/script>/.exec(replaceRegistry(html))?.[1] ?? '';
    const { remotes } = (JSON.parse(json) as { registry: PageRegistry }).registry;
    expect(Object.keys(remotes)).toHaveLength(100);
    const routes = Object.values(remotes).flatMap((remote) => remote?.routes ?? []);
    expect(routes).toHaveLength(1000);
    expect(routes).toContainEqual(registry.remotes.editor?.routes[0]);
    expect(routes).toContainEqual(registry.remotes.marketing?.routes[0]);
  });
});
