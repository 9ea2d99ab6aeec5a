import path from 'node:path';
import { decode } from '@jridgewell/sourcemap-codec';
import { storeKeyOf } from '@site/site';
import {
  appFolderOf,
  isAppName,
  versionsOf,
  type AppName,
  type VersionSource,
} from '@site/contract';
import type { HealthLogLine } from '@site/contract/health-event';
import { formatErrorPlace, readSourceFile } from '@site/release';
import { readHistory, readLiveState, type Store } from '@site/store';

/** Place in a built file of an app. Lines and columns begin at 1. */
type BuiltPlace = {
  app: AppName;
  /** Undefined when the browser did not know it. */
  version?: string | undefined;
  /** Path from the version's base. */
  file: string;
  line: number;
  column: number;
};

/** Place in a source file, as the source map of a version has it. */
type SourcePlace = { version: string; file: string; line: number; column: number };

/** Lines shown before and after the one that threw. */
const CONTEXT_LINES = 3;

/**
 * Describes where an error came from, with the lines of the source, and from where that was called.
 * @param reference id that a visitor was shown ('7KQ2MX'), or a place as `--health` prints it:
 * 'editor_ab12cd34ef/static/js/a.js:1:99'
 * @param reports in which the id, or the stack of the place, is searched
 * @throws with a sentence when nothing is known about it
 */
export async function locateError(
  store: Store,
  reference: string,
  reports: AsyncIterable<HealthLogLine>,
): Promise<string> {
  const place = parsePlace(reference);
  const report = await findReport(reports, (each) =>
    place ? formatErrorPlace(each) === reference : each['error.id'] === reference,
  ).catch((error: unknown) => {
    // A place is known without the collector; only what called it is not.
    if (place) return undefined;
    throw error;
  });
  const built = place ?? requirePlace(reference, report);
  const found = await findInVersions(store, built);
  if (!found)
    throw new Error(
      `The store has no source map for ${built.file} of ${built.app} ${built.version ?? ''}: the version was removed, or built before maps were stored.`,
    );
  const frames = await describeFrames(store, report?.['code.stacktrace'] ?? '', formatBuilt(built));
  return [describePlace(found.place, found.source), ...frames].join('\n');
}

/** Finds a place in the source of its version, or without a version in the newest that has its file. */
async function findInVersions(
  store: Store,
  built: BuiltPlace,
): Promise<{ place: SourcePlace; source: VersionSource | undefined } | undefined> {
  const sources = await listVersions(store, built.app);
  for (const version of built.version ? [built.version] : sources.keys()) {
    const place = await findSourcePlace(store, { ...built, version });
    if (place) return { place, source: sources.get(version) };
  }
  return undefined;
}

/** Describes the other frames of a stack: those of other teams' apps by app and file, if their maps cannot be read. */
async function describeFrames(store: Store, stack: string, shown: string): Promise<string[]> {
  const lines = [];
  for (const frame of stack.split(' ').filter((each) => each !== '' && each !== shown)) {
    const built = parsePlace(frame);
    const found = built && (await findInVersions(store, built).catch(() => undefined));
    lines.push(`  ${found ? formatPosition(found.place) : frame}`);
  }
  return lines.length > 0 ? ['', 'Other frames of its stack:', ...lines] : [];
}

const PLACE_PATTERN = /^(\w+?)(?:_([0-9a-z]{8,40}))?\/([\w./-]+):(\d+):(\d+)$/;

function parsePlace(text: string): BuiltPlace | undefined {
  const [, app = '', version, file = '', line, column] = PLACE_PATTERN.exec(text) ?? [];
  if (!isAppName(app)) return undefined;
  return { app, version, file, line: Number(line), column: Number(column) };
}

async function findReport(
  reports: AsyncIterable<HealthLogLine>,
  fits: (report: HealthLogLine) => boolean,
): Promise<HealthLogLine | undefined> {
  for await (const report of reports) if (fits(report)) return report;
  return undefined;
}

function requirePlace(id: string, report: HealthLogLine | undefined): BuiltPlace {
  if (!report)
    throw new Error(
      `No report of the last thirty days has the id "${id}". Six letters and digits are expected, or a place as --health prints it.`,
    );
  const place = parsePlace(formatErrorPlace(report));
  if (place) return place;
  throw new Error(
    `The report of ${id} is about ${report['service.name']}, phase ${report['site.phase'] ?? 'unknown'}, kind ${report['error.type'] ?? 'unknown'}; it names no place in a file.`,
  );
}

function formatBuilt({ app, version, file, line, column }: BuiltPlace): string {
  return `${app}${version ? `_${version}` : ''}/${file}:${line}:${column}`;
}

function formatPosition({ file, line, column }: SourcePlace): string {
  return `${file}:${line}:${column}`;
}

/** Maps the versions of an app in the history to their sources, the newest decision first. */
async function listVersions(
  store: Store,
  app: AppName,
): Promise<Map<string, VersionSource | undefined>> {
  const versions = new Map<string, VersionSource | undefined>();
  for await (const { units } of readHistory(store, await readLiveState(store)))
    for (const { version, source } of versionsOf(
      units[app],
      'live',
      'canary',
      'earlier',
      'previews',
    ))
      versions.set(version, versions.get(version) ?? source);
  return versions;
}

async function findSourcePlace(
  store: Store,
  { app, version, file, line, column }: BuiltPlace & { version: string },
): Promise<SourcePlace | undefined> {
  const stored = await store.read(`${storeKeyOf(app, version)}/maps/${file}.map`);
  if (!stored) return undefined;
  const { mappings, sources }: { mappings: string; sources: string[] } = JSON.parse(
    stored.content.toString('utf8'),
  );
  const segment = decode(mappings)[line - 1]?.findLast(([start]) => start < column);
  const [, source, sourceLine, sourceColumn] = segment ?? [];
  if (source === undefined || sourceLine === undefined || sourceColumn === undefined)
    return undefined;
  // Sources are relative to the file in the draft of the build.
  const folder = path.posix.join(appFolderOf(app), 'dist/draft/web', path.posix.dirname(file));
  return {
    version,
    file: path.posix.join(folder, sources[source] ?? ''),
    line: sourceLine + 1,
    column: sourceColumn + 1,
  };
}

function describePlace(place: SourcePlace, source: VersionSource | undefined): string {
  const { version, file, line } = place;
  const commit = source ? `, commit ${source.commit.slice(0, 12)}` : '';
  const changed = source?.isDirty ? ' with changes that were not committed' : '';
  const head = `${formatPosition(place)} (version ${version}${commit}${changed})`;
  const text = source && readSourceFile(source, file);
  if (text === undefined) return head;
  const first = Math.max(1, line - CONTEXT_LINES);
  const shown = text.split('\n').slice(first - 1, line + CONTEXT_LINES);
  const rows = shown.map((row, index) => {
    const at = first + index;
    return `${at === line ? '>' : ' '} ${String(at).padStart(5)}  ${row}`;
  });
  return [head, '', ...rows].join('\n');
}
