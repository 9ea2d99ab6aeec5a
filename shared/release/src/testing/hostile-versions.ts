import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@site/node';
import { exitCodeOf } from '../release-errors';
import { buildSampleApp } from './sample-apps';
import { SampleSite } from './sample-site';

const writeReply = (expression: string) =>
  `require('fs').writeFileSync(3, ${expression}), process.exit()`;
const NOT_PLAIN = 'is not a plain name of a file';
const SAME_NAME = 'are the same name on some machines';
const OTHER_FORM = 'The pages were not rendered: the reply has another form.';
const NOT_RENDERED = 'The pages were not rendered.';
const DENIED = 'Access to this API has been restricted';

/** Case, expression that the shell's composer runs beside all other code, and what the command says about it. */
type HostileRow = [name: string, expression: string, reason: string | RegExp];

/** Rows that take seconds: slow tier. */
export const SLOW_HOSTILE_ROWS: HostileRow[] = [
  [
    'memory without end',
    `(() => { for (const all = []; ; ) all.push(new Array(1e6).fill(all.length)); })()`,
    'heap out of memory',
  ],
  [
    'a reply of a gigabyte',
    `(() => { for (;;) require('fs').writeSync(3, 'x'.repeat(1e6)); })()`,
    'the reply is too long',
  ],
];

export const HOSTILE_ROWS: HostileRow[] = [
  ['a file above the draft', `files['../../../../gate/check-in-browser.ts'] = 'evil'`, NOT_PLAIN],
  ['a file in the middle of a way up', `files['a/../../../b.js'] = 'evil'`, NOT_PLAIN],
  ['a file of the machine', `files['%AROUND%/evil'] = 'evil'`, NOT_PLAIN],
  ['a file of another system', `files['a\\\\..\\\\..\\\\b.js'] = 'evil'`, NOT_PLAIN],
  ['a file without a name', `files[''] = 'evil'`, NOT_PLAIN],
  ['a file with a control character', `files['a\\u001b[2J.html'] = 'evil'`, NOT_PLAIN],
  ['a page in capitals', `files['404.HTML'] = 'evil'`, SAME_NAME],
  ['a page below a page', `files['404.html/a.html'] = 'evil'`, SAME_NAME],
  ['one name in two forms', `files['\\u00e9'] = files['e\\u0301'] = 'evil'`, SAME_NAME],
  ['a script of the shell', `files['static/js/shell.' + '%MARK%' + '.js'] = 'evil'`, SAME_NAME],
  ['a program for a host', `files['_worker.js/index.js'] = 'evil'`, 'is a program for a host'],
  ['more files than a site has', `Array.from({ length: 2e4 }, (_, i) => (files[i] = ''))`, '20000'],
  ['a number in place of a text', `files.page = 1`, OTHER_FORM],
  ['a folder in place of a text', `files.page = { toString: 1 }`, OTHER_FORM],
  [
    'a prototype',
    writeReply(`'{"result":{"__proto__":{"isAdmin":true},"constructor":{}}}'`),
    OTHER_FORM,
  ],
  ['two replies', writeReply(`'{"result":{}}{"result":{}}'`), NOT_RENDERED],
  ['half a reply', writeReply(`'{"result":{"a":'`), NOT_RENDERED],
  ['a text in place of a reply', writeReply(`'"result"'`), NOT_RENDERED],
  ['nothing', `process.exit(0)`, NOT_RENDERED],
  ['nothing, and dies', `process.abort()`, NOT_RENDERED],
  ['a message', `process.send({ texts: files })`, 'process.send is not a function'],
  ['a process', `require('child_process').fork('/proc/self/exe')`, DENIED],
  ['a program', `require('child_process').execSync('id')`, DENIED],
  ['a thread', `new (require('worker_threads').Worker)('1', { eval: true })`, DENIED],
  ['a file that it writes', `require('fs').writeFileSync('%AROUND%/evil', '')`, DENIED],
  [
    'the environment of its parent',
    `require('fs').readFileSync('/proc/' + process.ppid + '/environ')`,
    DENIED,
  ],
  ['its own environment', `(() => { throw new Error(JSON.stringify(process.env)) })()`, /^\{\} /],
  ['a file of this machine', `require('fs').readFileSync('/etc/passwd')`, DENIED],
  ['a signal', `process.kill(process.ppid)`, 'sends no signals'],
  ['a long error', `(() => { throw new Error('x'.repeat(1e7)) })()`, /^x{2000} [NT]/],
  [
    'commands for a terminal and for the log of a pipeline',
    `(() => { throw new Error('\\u001b[2Ja\\u0007\\n::stop-commands::b') })()`,
    /^[^\p{C}]*\n?: :stop-commands::b /u,
  ],
  [
    'a flood of errors',
    `require('fs').writeSync(2, 'x'.repeat(1e7)) || require('fs').writeSync(2, 'x'.repeat(1e7))`,
    /^E(PIPE|AGAIN)/,
  ],
];

/** Row that takes a minute for each command: long tier. */
export const LONG_HOSTILE_ROWS: HostileRow[] = [
  ['without end', `(() => { for (;;); })()`, 'The pages were not rendered within 60 s.'],
];

const KEY = 'key-of-another-team';

/** A command, and how a hostile version gets to it. */
export type HostileCommand = {
  /** Runs it on a site. `runs` is the expression of a shell that is released with this mark. */
  run: (site: SampleSite, shell: { mark: string; runs: string }) => Promise<unknown>;
  /** Exchanges the composer of the live shell in the store, for commands that release nothing. */
  isLive?: boolean;
  exitCode: number;
};

/**
 * Tests that a command ends with a sentence and its exit code for each hostile version, that nothing outside its drafts
 * changes, and that no key is read.
 * @param prepare completes the site before the version gets there
 */
export function describeHostileVersions(
  name: string,
  { run, isLive = false, exitCode }: HostileCommand,
  rows: HostileRow[],
  prepare: (site: SampleSite) => Promise<unknown> = () => Promise.resolve(),
): void {
  let site: SampleSite;
  let around: string;
  let mark = isLive ? 1 : 10;
  const before = { ...process.env };

  beforeAll(async () => {
    const empty = new SampleSite();
    around = empty.root;
    // Names that lead up end in a folder that is listed.
    site = new SampleSite(path.join(around, 'a/b/c/d'));
    await site.start();
    await prepare(site);
    Object.assign(process.env, { AWS_SECRET_ACCESS_KEY: KEY, SITE_DATA: site.root });
    const say = (...texts: unknown[]) => void site.messages.push(texts.join(' '));
    for (const method of ['log', 'error'] as const)
      jest.spyOn(console, method).mockImplementation(say);
  });
  afterAll(() => {
    process.env = before;
    jest.restoreAllMocks();
    fs.rmSync(around, { recursive: true });
  });

  test.each(rows)(`${name} refuses a version that renders %s`, async (_case, text, reason) => {
    if (!isLive) mark += 1;
    const expression = text.replace('%MARK%', String(mark)).replace('%AROUND%', around);
    const runs = `(${expression}, '')`;
    const shell = { mark: String(mark), runs };
    if (isLive) exchangeComposer(site, shell);
    const version = `sh${shell.mark.padStart(8, '0')}`;
    const files = listing(around, isLive ? 'releases/drafts/' : version);
    site.messages.length = 0;
    const error: unknown = await run(site, shell).then(
      () => undefined,
      (rejection: unknown) => rejection,
    );
    expect(listing(around, isLive ? 'releases/drafts/' : version)).toEqual(files);
    expect(error === undefined ? 0 : exitCodeOf(error)).toBe(exitCode);
    const said = [...(error instanceof Error ? [error.message] : []), ...site.messages];
    const sentences = said.map((each) => each.replace(/^Not live: shell \w+\. |^.* again: /, ''));
    expect(sentences).toEqual(expect.arrayContaining([matching(reason)]));
    expect(JSON.stringify(said)).not.toContain(KEY);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
    expect(fs.existsSync(path.join(around, 'evil'))).toBe(false);
  });
}

function matching(reason: string | RegExp): unknown {
  return typeof reason === 'string'
    ? expect.stringContaining(reason)
    : expect.stringMatching(reason);
}

function exchangeComposer(site: SampleSite, shell: { mark: string; runs: string }): void {
  const { folder, version } = buildSampleApp(path.join(site.root, 'built'), 'shell', shell);
  const composer = path.join('node', 'index.js');
  fs.copyFileSync(path.join(folder, composer), path.join(site.pathOf('shell', version), composer));
}

/** Hashes of all files but drafts, and but the version that is released. */
function listing(folder: string, version: string): Record<string, string> {
  const files = listFiles(folder).filter(
    (file) => !file.includes(version) && !file.includes('releases/drafts/'),
  );
  const hash = (file: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(folder, file)))
      .digest('hex');
  return Object.fromEntries(files.map((file) => [file, hash(file)]));
}
