import {
  findLoadProblem,
  reloadForUpdate,
  setShellVersion,
  takeUpdateReload,
} from './load-problem';

const live = 'https://editor.test/apps/editor/2/';
const chunkError = (url: string) =>
  Object.assign(new Error('Loading chunk 7 failed.'), { request: url });
const answer = (body: unknown, status = 200) => {
  global.fetch = jest.fn(() => Promise.resolve(Response.json(body, { status })));
};

const registry = {
  shellVersion: 's2',
  remotes: {
    editor: { live: { base: live }, previous: { base: 'https://editor.test/apps/editor/1/' } },
    account: { live: { base: 'https://account.test/' }, previous: null },
  },
};
const ownScript = `${location.origin}/static/js/7.js`;

beforeEach(() => setShellVersion('s2'));

test.each([
  ['of the live version', `${live}static/js/7.js`, 'unknown'],
  ['of the version before it', 'https://editor.test/apps/editor/1/static/js/7.js', 'unknown'],
  ['of an earlier one', 'https://editor.test/apps/editor/0/static/js/../css/7.css', 'outdated'],
  ['of the shell', ownScript, 'unknown'],
])('A file %s', async (_case, url, problem) => {
  answer(registry);
  expect(await findLoadProblem(chunkError(url))).toBe(problem);
});

test.each([
  ['a file of the shell', chunkError(ownScript), 'outdated'],
  ['a file without a name', new Error('No answer within 8000 ms.'), 'outdated'],
  ['a file of a version that is live', chunkError(`${live}7.js`), 'unknown'],
])('Beside a newer shell, %s', async (_case, cause, problem) => {
  setShellVersion('s1');
  answer(registry);
  expect(await findLoadProblem(cause)).toBe(problem);
});

test('A site that does not answer is a matter of the connection', async () => {
  global.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await findLoadProblem(chunkError(live))).toBe('offline');
});

test('Without a file, a list or an answer that can be read, nothing is claimed', async () => {
  answer(registry);
  expect(await findLoadProblem(new Error('Something else'))).toBe('unknown');
  answer({ error: 'No registry' });
  expect(await findLoadProblem(chunkError('https://editor.test/1.js'))).toBe('unknown');
  answer({ error: 'Bad gateway' }, 502);
  expect(await findLoadProblem(chunkError('https://editor.test/1.js'))).toBe('unknown');
});

test('A reload for an update is told once', () => {
  expect(takeUpdateReload()).toBe(false);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  reloadForUpdate();
  expect(takeUpdateReload()).toBe(true);
  expect(takeUpdateReload()).toBe(false);
});
