import { findLoadProblem, reloadForUpdate, takeUpdateReload } from './load-problem';

const live = 'https://editor.test/apps/editor/2/';
const chunkError = (url: string) =>
  Object.assign(new Error('Loading chunk 7 failed.'), { request: url });
const answer = (body: unknown, status = 200) => {
  global.fetch = jest.fn(() => Promise.resolve(Response.json(body, { status })));
};

test.each([
  [
    'of a version that is no longer live',
    'https://editor.test/apps/editor/1/static/js/../css/7.css',
    'outdated',
  ],
  ['of the live version', `${live}static/js/7.js`, 'unknown'],
])('A file %s', async (_case, url, problem) => {
  answer({ remotes: { editor: { live: { base: live } } } });
  expect(await findLoadProblem(chunkError(url))).toBe(problem);
});

test('A site that does not answer is a matter of the connection', async () => {
  global.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await findLoadProblem(chunkError(live))).toBe('offline');
});

test('Without a file, a list or an answer that can be read, nothing is claimed', async () => {
  answer({ remotes: { editor: { live: { base: live } } } });
  expect(await findLoadProblem(new Error('Something else'))).toBe('unknown');
  answer({ remotes: {} });
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
