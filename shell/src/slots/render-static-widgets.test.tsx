/** @jest-environment node */
import { loadRemote } from '@module-federation/enhanced/runtime';
import type { PageRegistry, PageWidget } from '@site/contract';
import { createSampleSettings } from '@site/contract/samples';
import { Slot } from '@site/page/slots';
import { renderPageToHtml } from '../server-entry';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: jest.fn(),
  init: jest.fn(),
  registerRemotes: jest.fn(),
  loadRemote: jest.fn(),
}));

const modules: Record<string, unknown> = {
  'marketing/home': () => (
    <>
      <h1>Home</h1>
      <Slot name="marketing/news" widgetProps={{ place: 'home' }} />
    </>
  ),
  'editor/decks': ({ place }: { place: string }) => <p>Decks at {place}</p>,
  'editor/broken': () => {
    throw new Error('It is broken.');
  },
};

beforeEach(() => {
  jest
    .mocked(loadRemote)
    .mockImplementation((key): Promise<never> =>
      Promise.resolve({ default: modules[key] } as never),
    );
});

test('A page has a place for each prerendered widget, and gets them apart from it', async () => {
  const { html, errors, widgets } = await render([prerendered('decks')]);
  expect(errors).toEqual([]);
  expect(html).toContain('<div data-widget="editor/decks"></div>');
  expect(widgets).toEqual([
    { remote: 'editor', id: 'decks', errors: [], html: '<p>Decks at <!-- -->home</p>' },
  ]);
});

test('Widgets that are not prerendered are no part of static HTML', async () => {
  const { html, widgets } = await render([{ id: 'decks', slot: 'marketing/news' }]);
  expect(html).not.toContain('data-widget');
  expect(widgets).toEqual([]);
});

test.each([
  ['throws', 'broken'],
  ['is missing', 'gone'],
])('A widget that %s keeps neither the page nor another one', async (_case, id) => {
  const { html, errors, widgets } = await render([prerendered(id), prerendered('decks')]);
  expect(errors).toEqual([]);
  expect(html).toContain('<h1>Home</h1>');
  expect(widgets.map((widget) => [widget.id, widget.errors.length > 0])).toEqual([
    [id, true],
    ['decks', false],
  ]);
});

function prerendered(id: string): PageWidget {
  return { id, slot: 'marketing/news', prerender: true };
}

function render(widgets: PageWidget[]) {
  const plain = { access: 'public', chrome: 'bare', prerender: true } as const;
  const versionOf = (name: string) => ({
    base: `http://localhost:3001/${name}/`,
    global: `${name}_a1`,
    entry: { file: 'e.js' },
  });
  const registry: PageRegistry = {
    remotes: {
      marketing: {
        live: versionOf('marketing'),
        previous: null,
        routes: [{ id: 'home', path: '/home', title: 'Home', ...plain }],
      },
      editor: { live: versionOf('editor'), previous: null, routes: [], widgets },
    },
  };
  const settings = createSampleSettings();
  return renderPageToHtml({ path: '/home', registry, settings, nodeManifests: {} });
}
