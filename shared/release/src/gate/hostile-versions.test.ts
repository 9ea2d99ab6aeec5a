/** @jest-environment node */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@site/build/version';
import { exitCodeOf } from '../release-errors';
import { SampleSite } from '../testing/sample-site';

const KEY = 'key-of-another-team';
let site: SampleSite;

beforeAll(async () => {
  site = new SampleSite();
  await site.start();
  process.env['AWS_SECRET_ACCESS_KEY'] = KEY;
});
afterAll(() => {
  delete process.env['AWS_SECRET_ACCESS_KEY'];
  site.remove();
});

/** Hashes of all files but drafts, and but the version that is released. */
function listing(version: string): Record<string, string> {
  const files = listFiles(site.root).filter(
    (file) => !file.includes(version) && !file.startsWith('releases/drafts/'),
  );
  const hash = (file: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(site.root, file)))
      .digest('hex');
  return Object.fromEntries(files.map((file) => [file, hash(file)]));
}

let mark = 10;
/** Releases a shell whose composer runs this expression beside all other code. @returns the error of the command */
async function releaseHostile(expression: string): Promise<Error> {
  mark += 1;
  const version = `sh${String(mark).padStart(8, '0')}`;
  const before = listing(version);
  const release = site.release('shell', { mark: String(mark), runs: `(${expression}, '')` });
  const error = await release.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('It went live.');
  expect(listing(version)).toEqual(before);
  expect(exitCodeOf(error)).toBe(1);
  expect(error.message).not.toContain(KEY);
  return error;
}

const writeReply = (expression: string) =>
  `require('fs').writeFileSync(3, ${expression}), process.exit()`;
const NOT_PLAIN = 'is not a plain name of a file';
const SAME_NAME = 'are the same name on some machines';
const OTHER_FORM = 'the reply of the shell is not a list of texts';
const NOT_RENDERED = 'The pages were not rendered.';
const DENIED = 'Access to this API has been restricted';

test.each([
  ['a file above the draft', `files['../../../../gate/check-in-browser.ts'] = 'evil'`, NOT_PLAIN],
  ['a file in the middle of a way up', `files['a/../../../b.js'] = 'evil'`, NOT_PLAIN],
  ['a file of the machine', `files['/etc/cron.d/evil'] = 'evil'`, NOT_PLAIN],
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
  ['a file that it writes', `require('fs').writeFileSync('/tmp/evil', '')`, DENIED],
  [
    'the environment of its parent',
    `require('fs').readFileSync('/proc/' + process.ppid + '/environ')`,
    DENIED,
  ],
  [
    'its own environment',
    `(() => { throw new Error(JSON.stringify(process.env)) })()`,
    /^\{\} Nothing/,
  ],
  ['a signal', `process.kill(process.ppid)`, 'sends no signals'],
  [
    'a long error',
    `(() => { throw new Error('x'.repeat(1e7)) })()`,
    /^x{2000} Nothing was changed\.$/,
  ],
  [
    'commands for a terminal and for the log of a pipeline',
    `(() => { throw new Error('\\u001b[2Ja\\u0007\\n::stop-commands::b') })()`,
    /^[^\p{C}]*\n?: :stop-commands::b Nothing/u,
  ],
  [
    'a flood of errors',
    `require('fs').writeSync(2, 'x'.repeat(1e7)) || require('fs').writeSync(2, 'x'.repeat(1e7))`,
    /^E(PIPE|AGAIN)/,
  ],
])('A version that renders %s', async (_case, expression, reason) => {
  const error = await releaseHostile(expression.replace('%MARK%', String(mark + 1)));
  expect(error.message).toMatch(reason);
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});
