/** @jest-environment node */
import { runScriptsHere, SampleSite } from '@site/release/testing';
import { remotesCommand } from './remotes-command';

const settings = {
  title: { type: 'text', default: 'Courses', description: 'Title of the list.' },
  catalogue: { type: 'flag', default: 'off', since: '2026-01-31', description: 'Shows the list.' },
};
const api = 'https://api.academy.example';
const before = { ...process.env };
let site: SampleSite;
let printed: string[] = [];
runScriptsHere();
beforeAll(async () => {
  site = new SampleSite();
  await site.start();
  process.env['SITE_DATA'] = site.root;
});
afterAll(() => {
  process.env = before;
  site.remove();
});
beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
});
afterEach(() => jest.restoreAllMocks());

test('A remote is allowed what it needs, and denied it again, in the words of the commands', async () => {
  await remotesCommand(['allow', 'editor', api, 'camera']);
  await remotesCommand([]);
  await remotesCommand(['deny', 'editor', 'camera']);
  await remotesCommand(['list']);
  const [allowed, table, denied, after] = printed;
  expect(allowed).toBe(`editor may use ${api} and camera where a version of it declares that.`);
  expect(table).toMatch(new RegExp(`editor .* ${api} camera$`, 'm'));
  expect(denied).toBe(
    'editor may no longer use camera. Tabs that are open keep it until they load a document.',
  );
  expect(after).toMatch(new RegExp(`editor .* ${api}$`, 'm'));
});

test('A widget is refused and accepted, and the list says who fills which slot', async () => {
  const files = { 'static/js/widget.js': 'window.widget = true;' };
  await site.release('account', { mark: '2', slots: [{ id: 'dashboard' }, { id: 'profile' }] });
  await site.release('editor', { mark: '2', slot: 'account/dashboard', files });
  await remotesCommand(['list']);
  await remotesCommand(['refuse', 'account', 'editor/widget']);
  await remotesCommand([]);
  await remotesCommand(['accept', 'account', 'editor/widget']);
  const [before, refused, after, accepted] = printed;
  expect(before).toMatch(/^account\/dashboard {2}editor\/widget {2}shown$/m);
  expect(before).toMatch(/^account\/profile {4}–$/m);
  expect(refused).toBe(
    'Pages of account no longer show editor/widget. Tabs that are open keep it until they load a document.',
  );
  expect(after).toMatch(
    /editor\/widget {2}not shown: the owner of account\/dashboard refused it$/m,
  );
  expect(accepted).toBe('Pages of account show editor/widget again.');
});

test('A value is set, listed and removed, each by one command, and old flags are named', async () => {
  await site.release('account', { mark: '3', settings });
  await remotesCommand(['set', 'account', 'title', 'Lessons and films']);
  await remotesCommand(['list', 'account']);
  await remotesCommand(['unset', 'account', 'title']);
  await remotesCommand([]);
  const [set, listed, unset, all] = printed;
  expect(set).toContain('account.title: Courses (default) → "Lessons and films". New visits');
  expect(listed).toMatch(/title +"Lessons and films" +Courses +a line of at most 200 characters/);
  expect(listed).toMatch(/^The flag "catalogue" of account is \d+ days old\./m);
  expect(unset).toContain('account.title: "Lessons and films" → Courses (default)');
  expect(all).toMatch(/^The flag "catalogue" of account is \d+ days old\./m);
  await remotesCommand(['list', 'marketing']);
  expect(printed.at(-1)).toContain('marketing declares no settings.');
});

test.each([
  [['allow']],
  [['allow', 'editor']],
  [['deny', 'Editor', 'camera']],
  [['remove', 'editor']],
  [['add', 'editor', 'camera']],
  [['toString', 'editor', 'camera']],
  [['list', 'editor', 'more']],
  [['set', 'account', 'title']],
  [['set', 'account', 'title', 'Lessons', 'and', 'films']],
  [['set', '../account', 'title', 'x']],
  [['refuse', 'account']],
  [['accept', 'account', 'editor/your-decks', 'more']],
])('%j is answered with the forms that exist', async (words) => {
  await expect(remotesCommand(words)).rejects.toThrow(
    /^Run one of these:\n(  npm run remotes -- .+\n?){9}$/,
  );
});
