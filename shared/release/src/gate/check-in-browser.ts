import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { AppName, Registry, SiteSettings } from '@site/contract';
import { workspaceRoot } from '@site/node';
import { runWithoutKeys, toPlainText, type ComposedSite } from '@site/site';
import type { Store } from '@site/store';

/** Request to the process that opens the pages. */
export type BrowserCheck = {
  registry: Registry;
  settings: SiteSettings;
  /** Folder of the composition. */
  folder: string;
  /** Base URL of each live version. */
  bases: string[];
  /** Folder with the files of each. */
  roots: string[];
  /** App whose pages are opened; default: every app. */
  app?: AppName;
};

type BrowserCheckOptions = {
  say: (sentence: string) => void;
  app?: AppName;
  isUnseenAllowed: boolean;
};

/**
 * Opens the pages of a release in Chromium, as they would be live: each has to become interactive without errors,
 * console messages and accessibility violations. Pages that are not hydrated are also checked as their modules render
 * them. All of it happens in a process without keys.
 * @returns a sentence for each problem
 */
export async function checkInBrowser(
  store: Store,
  { registry, settings, folder }: ComposedSite,
  { say, app, isUnseenAllowed }: BrowserCheckOptions,
): Promise<string[]> {
  // Previous versions are left out: a page that works only by falling back to one has to fail.
  const live = Object.values(registry.remotes).map((entry) => entry.live);
  const roots = await Promise.all(
    live.map(async ({ descriptor: { name, version } }) =>
      path.join(await store.openFolder(`apps/${name}/${version}`), 'web'),
    ),
  );
  const bases = live.map(({ base }) => base);
  const check = { registry, settings, bases, ...(app ? { app } : {}) };
  const places = { folder, roots };
  rmSync(RECORD_FOLDER, { recursive: true, force: true });
  const problems = isWrongPath()
    ? 'no browser'
    : await runWithoutKeys(SCRIPT, check, { ...PROCESS, places });
  if (problems !== 'no browser') {
    for (const sentence of describeRecords()) say(sentence);
    return problems.map((problem) => toPlainText(problem));
  }
  if (!isUnseenAllowed) return [`${NO_BROWSER} To release unseen pages, add --unseen.`];
  say(NO_BROWSER);
  return [];
}

/** Folder of what the last check kept of pages that failed. A step of a pipeline without a browser has none. */
export const RECORD_FOLDER = path.join(workspaceRoot, 'test-results/gate');

function describeRecords(): string[] {
  const files = existsSync(RECORD_FOLDER) ? readdirSync(RECORD_FOLDER).toSorted() : [];
  const traces = files.filter((file) => file.endsWith('.zip'));
  const folder = path.relative(workspaceRoot, RECORD_FOLDER);
  return traces.map((file) => {
    const trace = toPlainText(path.join(folder, file));
    return `A page failed: its screenshot is ${trace.replace(/zip$/, 'png')}, its trace opens with npx playwright show-trace ${trace}`;
  });
}

/** Another browser than the one that was asked for could pass pages that fail in it. */
function isWrongPath(): boolean {
  const { CHROMIUM_PATH } = process.env;
  return Boolean(CHROMIUM_PATH && !existsSync(CHROMIUM_PATH));
}

const NO_BROWSER =
  'No Chromium was found, so the pages were not opened in a browser. Install it, or set CHROMIUM_PATH to its program file.';

const EXTENSION = path.extname(import.meta.filename);
const SCRIPT = path.join(import.meta.dirname, `browser-worker${EXTENSION}`);

const PROCESS = {
  task: 'The pages were not opened in a browser',
  // Installed packages are JavaScript already.
  execArgv: EXTENSION === '.ts' ? ['--import', 'tsx'] : [],
  variables: ['PATH', 'HOME', 'TMPDIR', 'CHROMIUM_PATH', 'PLAYWRIGHT_BROWSERS_PATH'],
  limits: { timeoutMs: 900_000 },
  isResult: (value: unknown): value is unknown[] | 'no browser' =>
    Array.isArray(value) || value === 'no browser',
};
