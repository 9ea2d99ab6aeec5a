import { CONTRACT_VERSION, remotesIn, type PageRegistryEntry } from '@site/contract';
import { sessionStore } from '@site/page/session';
import { getLoadedFederation } from '../../remotes/remote-containers';
import { getRegistry } from '../../remotes/live-registry';
import { pageLoadState, visiblePage } from '../../pages/page-store';

/** Sections with a title and rows; the first cell of a row is its name. */
export type InspectorSections = { title: string; rows: string[][] }[];

/** Describes the visible page at this moment. @param sizes transferred bytes of files, by URL */
export function readInspectorSections(sizes: ReadonlyMap<string, number>): InspectorSections {
  return [
    { title: 'Page', rows: readPage() },
    { title: 'Apps', rows: readApps(sizes) },
    { title: 'Shared packages', rows: readSharedModules() },
    { title: 'Session', rows: readSession() },
    { title: 'Lost files', rows: readLostFiles() },
  ].filter(({ rows }) => rows.length > 0);
}

/** Lists the URLs of scripts and style sheets that this document has loaded. */
export function listLoadedFiles(): string[] {
  return entriesOf(() => true).map(({ name }) => name);
}

/** Names the version that rendered the page, such as 'marketing 3f9a1c27d0', or the shell. */
export function describePageSource(): string {
  const { route } = visiblePage.getState();
  if (!route) return `shell ${getRegistry().shellVersion ?? ''}`;
  const loadState = pageLoadState(route);
  if (loadState.state === 'static') return `${formatVersion(loadState.version)}, as text`;
  return loadState.state === 'loaded'
    ? formatVersion(loadState.page.version)
    : `${route.remote}, on its way`;
}

function readPage(): string[][] {
  const { route } = visiblePage.getState();
  const contract = ['Contract', String(CONTRACT_VERSION)];
  if (!route) return [['Drawn by', describePageSource()], contract];
  const { id, path, access, prerender, remote } = route;
  const html = prerender ? 'written as static HTML' : 'written by the browser';
  const offers = remotesIn(getRegistry().remotes).flatMap((name) => {
    const { live, widgets = [] } = getRegistry().remotes[name] ?? {};
    const offered = widgets.filter(({ slot }) => slot.startsWith(`${remote}/`));
    return live ? offered.map((widget) => ({ live, widget })) : [];
  });
  return [
    ['Drawn by', describePageSource()],
    ['Route', `${id} ${path}, ${access}, ${html}`],
    ...offers.map(({ live, widget }) => [
      'Offered',
      `${widget.id} to ${widget.slot}, by ${formatVersion(live)}`,
    ]),
    contract,
  ];
}

function readApps(sizes: ReadonlyMap<string, number>): string[][] {
  const { shellVersion = 'in development', remotes } = getRegistry();
  const shellBase = `${location.origin}/static/`;
  return [
    ['shell', shellVersion, ...summarizeFiles(shellBase, sizes)],
    ...remotesIn(remotes).flatMap((name) => {
      const remote = remotes[name];
      return remote
        ? [[name, ...versionsOf(remote), ...summarizeFiles(remote.live.base, sizes)]]
        : [];
    }),
  ];
}

function versionsOf({ live }: PageRegistryEntry): [string] {
  return [live.global.replace(/^.*_/, '')];
}

/** Summarizes the files loaded from `base`: number, size and time range. */
function summarizeFiles(base: string, sizes: ReadonlyMap<string, number>): string[] {
  const entries = entriesOf((name) => name.startsWith(base));
  if (entries.length === 0) return ['nothing loaded'];
  const kilobytes = entries.reduce((all, { name }) => all + (sizes.get(name) ?? 0), 0) / 1000;
  const from = Math.min(...entries.map(({ startTime }) => startTime));
  const to = Math.max(...entries.map(({ responseEnd }) => responseEnd));
  const files = entries.length === 1 ? '1 file' : `${entries.length} files`;
  return [`${files}, ${kilobytes.toFixed(1)} kB, ${Math.round(from)} to ${Math.round(to)} ms`];
}

function entriesOf(matches: (name: string) => boolean): PerformanceResourceTiming[] {
  return (
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // The inspector's own requests are not part of the page.
      .filter(({ initiatorType }) => initiatorType !== 'fetch')
      .filter(({ name }) => /\.(js|css)$/.test(name) && matches(name))
  );
}

function readSharedModules(): string[][] {
  const scope = getLoadedFederation()?.getShareScopes()['default'] ?? {};
  return Object.entries(scope).map(([name, versions]) => [
    name,
    Object.entries(versions)
      .map(([version, { from, loaded }]) => `${version} of ${from}${loaded ? '' : ', not loaded'}`)
      .join('; '),
  ]);
}

function readSession(): string[][] {
  const { status, endReason, session } = sessionStore.getState();
  const ends = session?.expires_at && new Date(session.expires_at * 1000).toLocaleTimeString();
  return [
    ['Status', status],
    ...(endReason ? [['Ended', endReason]] : []),
    ...(ends ? [['Token until', ends]] : []),
  ];
}

function readLostFiles(): string[][] {
  const failures = window.siteFiles?.failures ?? [];
  return failures.map(({ url, kind, tries }) => [kind, `${url}, asked ${tries} times`]);
}

function formatVersion({ global }: { global: string }): string {
  return global.replace('_', ' ');
}
