import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ShellBuildInfo } from '@site/build/build-info';
import {
  CONTRACT_VERSION,
  DESCRIPTOR_FEATURES,
  isPattern,
  type AppName,
  type RemoteName,
  type SlotDeclaration,
  type VersionSource,
  type WidgetDeclaration,
} from '@site/contract';
import type { BuiltApp } from '../build/create-descriptor';

/** Content of an app that tests release instead of the real ones: minimal, but with the layout of a real build. */
export type SampleAppOptions = {
  /** Changes every relevant byte. */
  mark: string;
  paths?: string[];
  contract?: number;
  supportedContracts?: number[];
  /** Names of exports of @site/ui that the remote uses, or the shell provides; default: none, or all of the tests. */
  exports?: string[];
  /** Version of @site/ui that the app was built with, and what it changed; default: 1.4.0. */
  ui?: { version: string; changed?: Record<string, string> };
  /** Old paths by path. */
  aliases?: Record<string, string[]>;
  /** Widget for this slot, in `static/js/widget.js`, which `files` has to contain. */
  slot?: string;
  /** Needs of the remote, as it declares them; default: none, as in a build from before they were recorded. */
  needs?: unknown;
  /** Needs of its first page alone. */
  pageNeeds?: unknown;
  /** Features of descriptors that the shell knows; default: all. */
  features?: readonly string[];
  /** Further keys of that widget. */
  widget?: Partial<WidgetDeclaration>;
  /** Slots in its first page, for widgets of others. */
  slots?: Omit<SlotDeclaration, 'page'>[];
  /** Settings that a remote declares; whatever they are, they are written as they are. */
  settings?: unknown;
  /** Further files of `web/`, by name. */
  files?: Record<string, string>;
  /** Makes the shell's composer throw for this path. */
  breaks?: string;
  /** Widgets for which the shell's composer leaves an empty place in each page. */
  places?: string[];
  /** Expression that the shell's composer runs; headings end with its value. */
  runs?: string;
  source?: VersionSource;
};

/** A file of `web/` that weighs a little more than so many kB when it is sent: bytes that cannot be compressed. */
export function fileOfWeight(name: string, kilobytes: number): Record<string, string> {
  // 8,192 characters of three bytes each hold 13 bits.
  const draw = () => String.fromCharCode(0x5000 + randomInt(0x2000));
  return { [name]: Array.from({ length: (kilobytes * 8000) / 13 }, draw).join('') };
}

/** Writes a built app as `rsbuild` would. Its version follows from the mark. */
export function buildSampleApp(root: string, app: AppName, sample: SampleAppOptions): BuiltApp {
  const version = sampleVersionOf(app, sample.mark);
  const folder = path.join(root, `${app}-${version}`);
  const files = app === 'shell' ? shellFiles(sample) : remoteFiles(app, sample);
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  return { app, version, folder, ...(sample.source ? { source: sample.source } : {}) };
}

export function sampleVersionOf(app: AppName, mark: string): string {
  return `${app.slice(0, 2)}${mark.padStart(8, '0')}`;
}

function remoteFiles(app: RemoteName, sample: SampleAppOptions): Record<string, string> {
  const {
    mark,
    paths = [`/${app}`],
    aliases = {},
    contract = CONTRACT_VERSION,
    slot,
    needs,
    pageNeeds,
    slots = [],
    settings,
    files = {},
    exports = [],
    ui,
  } = sample;
  const widgets = slot ? [{ id: 'widget', slot, module: './slots/widget', ...sample.widget }] : [];
  const routes = paths.map((each, index) => ({
    id: idOf(each),
    path: each,
    ...(aliases[each] ? { aliases: aliases[each] } : {}),
    page: './pages/page',
    title: `${app} ${mark}`,
    description: 'A page of the tests.',
    access: 'public',
    chrome: 'site',
    prerender: !isPattern(each),
    ...(index === 0 && pageNeeds ? { needs: pageNeeds } : {}),
  }));
  const entry = `static/js/entry.${mark}.js`;
  const page = { scripts: [`static/js/page.${mark}.js`], styles: [`static/css/page.${mark}.css`] };
  const pages = routes.map(({ id }) => [id.replaceAll('-', '_'), { ...page, requires: [] }]);
  const widget = { scripts: ['static/js/widget.js'], styles: [], requires: [] };
  return {
    'web/build-info.json': JSON.stringify({
      contract,
      routes,
      widgets,
      ...(needs === undefined ? {} : { needs }),
      slots: slots.map((each) => ({ ...each, page: routes[0]?.id })),
      settings,
      structuredData: {},
      uses: sharedExports(exports, { ui, features: listFeatures(sample) }),
    }),
    'web/page-assets.json': JSON.stringify({ ...Object.fromEntries(pages), widget }),
    'web/mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { path: '', name: entry } },
    }),
    [`web/${entry}`]: `window.entry = '${app} ${mark}';`,
    [`web/static/js/page.${mark}.js`]: `window.page = '${app} ${mark}';`,
    [`web/static/css/page.${mark}.css`]: `.${app} { --mark: '${mark}'; }`,
    ...inFolder('web', files),
    'node/index.js': '',
  };
}

function shellFiles(sample: SampleAppOptions): Record<string, string> {
  const {
    mark,
    contract = CONTRACT_VERSION,
    supportedContracts = [CONTRACT_VERSION],
    files = {},
    exports = ['Button', 'Slot'],
    features = DESCRIPTOR_FEATURES,
    ui,
  } = sample;
  const script = `static/js/shell.${mark}.js`;
  return {
    'web/build-info.json': JSON.stringify({
      contract,
      supportedContracts,
      onDemandChunks: {},
      provides: sharedExports(exports, { ui, features }),
    } satisfies ShellBuildInfo),
    'web/manifest.json': JSON.stringify({
      entries: { index: { initial: { js: [`/${script}`] } } },
    }),
    [`web/${script}`]: `window.shell = '${mark}';`,
    ...inFolder('web', files),
    'node/index.js': composer(sample),
    'node/package.json': '{ "type": "commonjs" }',
  };
}

/** Creates the shell's `writeDocuments`: each document lists every file of its page with its hash. */
function composer({ mark, breaks = '', runs, places = [] }: SampleAppOptions): string {
  const widgets = places.map((name) => `<div data-widget="${name}"></div>`).join('');
  return `
exports.writeDocuments = async ({ registry, settings }, readText) => {
  const tag = (base) => ({ file, integrity }) =>
    '<script defer src="' + base + file + '" integrity="' + integrity + '"></script>';
  const data = '<script type="application/json">' + JSON.stringify(settings) + '</script>';
  const files = { '404.html': '<h1>Page not found</h1>' + data };
  for (const { live } of Object.values(registry.remotes)) {
    for (const route of live.descriptor.routes) {
      if (route.path === '${breaks}') throw new Error('The page ' + route.path + ' does not render.');
      const css = route.styles.map(({ file }) => readText(live.descriptor.name, file)).join('');
      const scripts = [
        ...registry.shell.scripts.map(tag('/')),
        ...[live.descriptor.entry, ...route.scripts].map(tag(live.base)),
      ].join('');
      files[route.path.slice(1) + '.html'] =
        '<style>' + css + '</style>' + scripts + '<h1>' + route.title + ' in ${mark}${runs ? ` ' + ${runs} + '` : ''}</h1>${widgets}';
    }
  }
  if (settings.teamTools) {
    const previews = Object.values(registry.remotes).flatMap((each) => each.previews ?? []);
    files['previews.json'] = JSON.stringify(previews.map(({ descriptor }) => descriptor.version));
  }
  const versions = Object.values(registry.remotes).map(({ live }) => live.descriptor.version);
  files['registry.json'] = JSON.stringify(versions);
  const widgets = Object.values(registry.remotes).flatMap(({ live }) => live.descriptor.widgets ?? []);
  files['widgets.json'] = JSON.stringify(widgets.map(({ id }) => id));
  if (registry.combination) {
    const below = Object.entries(files).map(([name, text]) => ['canary/' + registry.combination + '/' + name, text]);
    return { ...Object.fromEntries(below), 'canary/headers.json': '{}' };
  }
  files['headers.json'] = JSON.stringify({ rules: [], redirects: registry.redirects });
  return files;
};
`;
}

function listFeatures({ needs, pageNeeds, paths = [] }: SampleAppOptions): string[] {
  const hasNeeds = needs !== undefined || pageNeeds !== undefined;
  return [...(hasNeeds ? ['needs'] : []), ...(paths.some(isPattern) ? ['patterns'] : [])];
}

function sharedExports(
  exports: string[],
  {
    ui = { version: '1.4.0' },
    features,
  }: { ui: SampleAppOptions['ui'] | undefined; features: readonly string[] },
): ShellBuildInfo['provides'] {
  return {
    '@site/ui': { ...ui, exports },
    ...(features.length > 0
      ? { '@site/contract': { version: '1.4.0', exports: [...features] } }
      : {}),
  };
}

function idOf(address: string): string {
  return address === '/'
    ? 'landing'
    : address.slice(1).replaceAll(/[:*?]/g, '').replaceAll('/', '-');
}

function inFolder(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]),
  );
}
