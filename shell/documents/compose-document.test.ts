/** @jest-environment node */
import { createHash } from 'node:crypto';
import {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
  createSampleShellDescriptor,
  createSampleSettings,
} from '@site/contract/samples';
import type { DescriptorRoute, RemoteName, RouteLink, SiteSettings } from '@site/contract';
import type { RenderedPage } from '../src/server-entry';
import { composeDocument } from './compose-document';
import { createDocumentHeaders } from './hosts/header-rules';
import { clickReplayScript } from './scripts/click-replay-script';
import { createStartOnIntentScript } from './scripts/start-on-intent-script';
import { listSitePages } from './site-pages';

const integrity = `sha384-${'A'.repeat(64)}`;
const sheet = 'static/css/faq.5d5d5d5d.css';
const shell = createSampleShellDescriptor({
  scripts: [{ file: 'static/js/index.1a1a1a1a.js', integrity }],
  styles: [{ file: 'static/css/index.4d4d4d4d.css', integrity }],
  onDemandScripts: {
    federation: [{ file: 'static/js/async/federation.4d4d4d4d.js', integrity }],
    '@site/ui/mui': [{ file: 'static/js/async/mui.3c3c3c3c.js', integrity }],
  },
});
const texts: Record<string, string> = {
  'shell/static/css/index.4d4d4d4d.css': 'body{margin:0}',
  [`marketing/${sheet}`]:
    '.a{background:url(../image/leader.png)}.b{background:url("data:image/gif;base64,R0")}',
  'editor/static/css/decks.6e6e6e6e.css': '.decks{background:url(../image/deck.png)}',
};

describe('A composed document', () => {
  test('What runs first stands before everything else, is allowed, and is all that it adds', () => {
    const firstScript = "document.title = 'first';";
    const [plain, first] = [compose({}), compose({ firstScript })];
    expect(first.html.replace(`<script>${firstScript}</script>`, '')).toBe(plain.html);
    expect(first.html.indexOf(firstScript)).toBeLessThan(first.html.indexOf('<title>'));
    expect(hashesIn(first.policy['script-src'])).toEqual([
      sha256(firstScript),
      ...hashesIn(plain.policy['script-src']),
    ]);
  });

  test.each([
    { page: {}, scriptCount: 6 },
    // With the rules for documents that are fetched ahead, and what a reader needs.
    { page: { hydrate: false }, scriptCount: 8 },
  ])(
    'Its inline styles and scripts are exactly those that its policy allows',
    ({ page, scriptCount }) => {
      const { html, policy } = compose({ page });
      const styles = elements(html, 'style').map(({ content }) => sha256(content));
      const scripts = elements(html, 'script')
        .filter(({ attributes }) => !/src=|type="application\/(ld\+)?json"/.test(attributes))
        .map(({ content }) => sha256(content));
      expect(styles).toHaveLength(2);
      expect(scripts).toHaveLength(scriptCount);
      expect(hashesIn(policy['style-src'])).toEqual([sha256(''), ...styles]);
      expect(hashesIn(policy['script-src'])).toEqual(scripts);
      expect(JSON.stringify(policy)).not.toContain('unsafe-inline');
    },
  );

  test('Its style attributes are allowed one by one, as the browser reads them', () => {
    const html = `<h1 style="--a:1">Hi</h1><p style="font-family:&quot;A&#x27;&amp;B&quot;"></p>`;
    const { policy } = compose({ html });
    expect(hashesIn(policy['style-src-attr'])).toEqual([
      sha256('--a:1'),
      sha256(`font-family:"A'&B"`),
    ]);
    expect(policy['style-src-attr']).toMatch(/^'unsafe-hashes' /);
  });

  test('Without style attributes none are allowed', () => {
    expect(compose({ html: '<h1>Hi</h1>' }).policy['style-src-attr']).toBeUndefined();
  });

  test('Text in settings and registry cannot end the element that carries them', () => {
    const name = `</script><script>alert(1)</script><!--`;
    const { html } = compose({ settings: { brand: { name, legalName: name, tagline: name } } });
    expect(html).not.toContain('<script>alert');
    const data = elements(html, 'script').find(({ attributes }) =>
      /bootstrap-data/.test(attributes),
    );
    expect(JSON.parse(data?.content ?? '')).toMatchObject({ settings: { brand: { name } } });
  });

  test('A value of a setting cannot end it either, and is data of this page only', () => {
    const title = `</script><script>alert(1)</script><!--\u2028`;
    const { html } = compose({ title });
    expect(html).not.toContain('<script>alert');
    const data = elements(html, 'script').find(({ attributes }) => /bootstrap/.test(attributes));
    const { remotes } = JSON.parse(data?.content ?? '').registry;
    expect(remotes.marketing.values).toEqual({ title });
    expect(remotes.account).not.toHaveProperty('values');
  });

  test('Text of a page cannot leave its place in the head', () => {
    const attack = `"><script>alert('&')</script>`;
    const { html } = compose({ page: { title: attack, description: attack } });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain(`<title>&quot;&gt;&lt;script&gt;alert('&amp;')&lt;/script&gt; — ISAM`);
  });

  test('Scripts stand in the order in which they have to run, each with its hash', () => {
    const { html } = compose({ page: { requires: ['@site/ui/mui'] } });
    const scripts = elements(html, 'script').filter(({ attributes }) => /src=/.test(attributes));
    expect(scripts.map(({ attributes }) => /src="([^"]+)"/.exec(attributes)?.[1])).toEqual([
      '/static/js/index.1a1a1a1a.js',
      '/static/js/async/federation.4d4d4d4d.js',
      '/static/js/async/mui.3c3c3c3c.js',
      'http://localhost:3001/marketing/ab12cd34/static/js/remoteEntry.ab12cd34.js',
      'http://localhost:3001/marketing/ab12cd34/static/js/faq.3f2a91bc.js',
    ]);
    for (const { attributes } of scripts) {
      expect(attributes).toContain(`defer`);
      expect(attributes).toContain(`integrity="${integrity}" crossorigin="anonymous"`);
    }
  });

  test('A page that is not hydrated brings its sheet, and no script of its remote or for it', () => {
    const { html, policy } = compose({ page: { hydrate: false, requires: ['@site/ui/mui'] } });
    const scripts = elements(html, 'script').filter(({ attributes }) => /src=/.test(attributes));
    expect(scripts.map(({ attributes }) => /src="([^"]+)"/.exec(attributes)?.[1])).toEqual([
      '/static/js/index.1a1a1a1a.js',
    ]);
    expect(scripts[0]?.attributes).toMatch(/^ type="site\/on-intent" .* integrity="[^"]+"/);
    expect(policy['script-src']).toContain(
      sha256(createStartOnIntentScript({ hasControls: false })),
    );
    expect(html.indexOf(createStartOnIntentScript({ hasControls: false }))).toBeGreaterThan(
      html.indexOf('site/on-intent" src'),
    );
    expect(html).toContain(`data-href="${sheet}"`);
  });

  test('A page that starts on intent brings all its scripts, waiting behind the content, and replays clicks', () => {
    const { html } = compose({ page: { hydrate: 'on-intent' } });
    const scripts = elements(html, 'script').filter(({ attributes }) => /src=/.test(attributes));
    expect(scripts.map(({ attributes }) => /src="([^"]+)"/.exec(attributes)?.[1])).toEqual([
      '/static/js/index.1a1a1a1a.js',
      '/static/js/async/federation.4d4d4d4d.js',
      'http://localhost:3001/marketing/ab12cd34/static/js/remoteEntry.ab12cd34.js',
      'http://localhost:3001/marketing/ab12cd34/static/js/faq.3f2a91bc.js',
    ]);
    for (const { attributes } of scripts) expect(attributes).toMatch(/^ type="site\/on-intent"/);
    expect(html.indexOf(clickReplayScript)).toBeLessThan(html.indexOf('<body>'));
    expect(html.indexOf(createStartOnIntentScript({ hasControls: true }))).toBeGreaterThan(
      html.indexOf('id="root"'),
    );
  });

  test('The faces that its sheet holds are allowed and asked for before the body comes', () => {
    const { html, policy } = compose({});
    expect(policy['font-src']).toContain("'self' data:");
    const starts = html.indexOf('document.fonts?.load');
    expect(starts).toBeGreaterThan(html.indexOf('body{margin:0}'));
    expect(starts).toBeLessThan(html.indexOf('<body>'));
  });

  test('A sheet of the remote is inlined with addresses that work from the site', () => {
    const { html } = compose({});
    const [style] = elements(html, 'style').filter(({ attributes }) =>
      /data-href/.test(attributes),
    );
    expect(style?.attributes).toContain(`data-href="${sheet}"`);
    expect(style?.content).toBe(
      '.a{background:url(http://localhost:3001/marketing/ab12cd34/static/image/leader.png)}' +
        '.b{background:url("data:image/gif;base64,R0")}',
    );
  });

  test('A page that is not rendered beforehand says what a reader without JavaScript can do', () => {
    expect(compose({ rendered: undefined }).html).toMatch(
      /<div id="root"><\/div>.*<div class="needs-script.*needs JavaScript/,
    );
    expect(compose({}).html).not.toContain('"needs-script');
  });

  test('A page that is not rendered beforehand holds ready what to say when it cannot start', () => {
    const links: RouteLink[] = [{ placement: 'header', label: 'Pricing' }];
    const { html } = compose({ rendered: undefined, page: { path: '/pricing', links } });
    expect(html).toMatch(
      /<div id="startup-failed"[^>]* hidden>.*Retry.*<a href="\/pricing">Pricing/,
    );
    expect(compose({}).html).not.toContain('id="startup-failed"');
  });

  test('The start-up screen stands before the page, and not at all when its length is zero', () => {
    const { html } = compose({});
    expect(html.indexOf('class="splash ')).toBeGreaterThan(0);
    expect(html.indexOf('class="splash ')).toBeLessThan(html.indexOf('id="root"'));
    expect(html).toContain(':root{--splash-ms:1000ms}');
    expect(compose({ settings: { splashMs: 0 } }).html).not.toContain('class="splash ');
  });
});

/** Widget of the editor in the document of a page of marketing. */
const editor = {
  base: 'http://localhost:3003/ed12cd34/web/',
  descriptor: createSampleDescriptor({
    name: 'editor',
    version: 'ed12cd34',
    routes: [createSampleRoute({ id: 'editor', path: '/editor' })],
    widgets: [
      {
        id: 'decks',
        slot: 'marketing/faq',
        prerender: true,
        scripts: [],
        styles: [{ file: 'static/css/decks.6e6e6e6e.css', integrity }],
      },
    ],
  }),
};

describe('A document with a widget', () => {
  const place = '<h1>Hi</h1><div data-widget="editor/decks"></div>';
  const decks = { remote: 'editor' as const, id: 'decks', errors: [] };

  test('Has its HTML and its styles, which the policy allows', () => {
    const html = '<p style="--b:1">Decks</p>';
    const { html: text, policy } = compose({ html: place, widgets: [{ ...decks, html }] });
    expect(text).toContain(`<div data-widget="editor/decks">${html}</div>`);
    const sheets = elements(text, 'style').filter(({ attributes }) => attributes.includes('base'));
    expect(sheets).toEqual([
      {
        attributes: ` data-href="static/css/decks.6e6e6e6e.css" data-base="${editor.base}"`,
        content: `.decks{background:url(${editor.base}static/image/deck.png)}`,
      },
    ]);
    expect(hashesIn(policy['style-src'])).toContain(sha256(sheets[0]?.content ?? ''));
    expect(hashesIn(policy['style-src-attr'])).toContain(sha256('--b:1'));
  });

  test('Is the same without it, but for the place', () => {
    const empty = compose({ html: place }).html;
    expect(empty).toContain('<div data-widget="editor/decks"></div>');
    const without = compose({ html: '<h1>Hi</h1>' }).html;
    expect(empty.replace('<div data-widget="editor/decks"></div>', '')).toBe(without);
  });

  test('Takes nothing in a widget for the place of another one', () => {
    const html = '<div data-widget="editor/other"></div>';
    const other = { ...decks, id: 'other', html: 'twice' };
    const text = compose({ html: place, widgets: [{ ...decks, html }, other] }).html;
    expect(text).toContain(`<div data-widget="editor/decks">${html}</div>`);
    expect(text).not.toContain('twice');
  });
});

const declared = { title: { type: 'text', default: '', description: 'A title.' } } as const;

type Case = Partial<RenderedPage> & {
  firstScript?: string;
  rendered?: undefined;
  page?: Partial<DescriptorRoute>;
  settings?: Partial<SiteSettings>;
  /** Value of a setting that two remotes declare: that of the page, and another one. */
  title?: string;
};

function compose({ page: overrides, settings: changed, firstScript, title, ...result }: Case) {
  const settings = createSampleSettings(changed);
  const base = 'http://localhost:3001/marketing/ab12cd34/';
  const faq = createSampleRoute({ styles: [{ file: sheet, integrity }], ...overrides });
  const [declaring, values] = title === undefined ? [] : [{ settings: declared }, { title }];
  const createEntry = (name: RemoteName) => ({
    live: { base, descriptor: createSampleDescriptor({ name, routes: [faq], ...declaring }) },
    previous: null,
    ...(values ? { values } : {}),
  });
  const marketing = createEntry('marketing');
  const others = values ? { account: createEntry('account') } : {};
  const remotes = { marketing, editor: { live: editor, previous: null }, ...others };
  const source = createSampleRegistry({ shell, remotes });
  const [page] = listSitePages(source);
  if (!page) throw new Error('The sample registry has a page.');
  const rendered =
    'rendered' in result ? undefined : { html: '<h1>Hi</h1>', errors: [], widgets: [], ...result };
  const readText = (app: string, file: string) => texts[`${app}/${file}`] ?? '';
  const document = composeDocument({
    page,
    rendered,
    registry: source,
    settings,
    readText,
    pageFiles: { picture: 'http://localhost:3000/static/pictures/faq.3f2a91bc.png' },
    remoteOrigins: ['http://localhost:3001'],
    firstScript,
  });
  const headers = createDocumentHeaders({
    document,
    page,
    remotes: ['marketing'],
    remoteOrigins: [new URL(base).origin],
    terms: [],
    settings,
  });
  return { html: document.html, policy: directivesOf(headers['Content-Security-Policy'] ?? '') };
}

function elements(html: string, name: 'style' | 'script') {
  return [...html.matchAll(new RegExp(`<${name}([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, attributes = '', content = '']) => ({ attributes, content }),
  );
}

function directivesOf(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((each) => {
      const at = each.indexOf(' ');
      return [each.slice(0, at), each.slice(at + 1)];
    }),
  );
}

function hashesIn(directive = ''): string[] {
  return directive.split(' ').filter((source) => source.startsWith("'sha256-"));
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
