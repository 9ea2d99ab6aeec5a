/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { readLiveState } from '@site/store';
import { endAt } from './testing/crashing-store';
import { withConcurrentWriter } from './testing/with-concurrent-writer';
import { fileOfWeight } from './testing/sample-apps';
import type { SampleSite } from './testing/sample-site';
import { setUpSampleSite } from './testing/set-up-sample-site';

let site: SampleSite;
setUpSampleSite((copy) => (site = copy));

describe('Releasing', () => {
  test('A new version of one remote is live, and the others keep what they had', async () => {
    const { changes } = await site.release('marketing', { mark: '2' });
    expect(changes).toEqual([{ unit: 'marketing', from: 'ma00000001', to: 'ma00000002' }]);
    expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
    expect(await site.readHeading('account')).toBe('account 1 in 1');
  });

  test('The shell ships like its guests, and its earlier files stay for the tabs that are open', async () => {
    await site.findFaults();
    await site.release('shell', { mark: '2' });
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 2');
    expect(await site.findFaults()).toEqual([]);
    await site.rollback('shell');
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
    expect(await site.findFaults()).toEqual([]);
  });

  test('What another team decides meanwhile goes live along with it, also when that team is cut off', async () => {
    site.store = withConcurrentWriter(site.store, () =>
      endAt(site, { step: 3, when: 'after' }, () => site.release('account', { mark: '2' })),
    );
    await site.release('marketing', { mark: '2' });
    expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
    expect(await site.readHeading('account')).toBe('account 2 in 1');
  });

  test('What is live already is not released again', async () => {
    await expect(site.release('marketing', { mark: '1' })).rejects.toThrow(
      'Version ma00000001 of "marketing" is live already; there is nothing to release.',
    );
  });

  test('The same version at another origin is released', async () => {
    process.env['SITE_ORIGIN_MARKETING'] = 'https://files.example';
    await site.release('marketing', { mark: '1' });
    delete process.env['SITE_ORIGIN_MARKETING'];
    const { live } = (await site.readLiveSite())?.registry.remotes.marketing ?? {};
    expect(live?.base).toBe('https://files.example/ma00000001/web/');
  });

  test('What another team releases of it at the same moment stays', async () => {
    const { store } = site;
    site.store = withConcurrentWriter(store, () => site.release('marketing', { mark: '3' }));
    await expect(site.release('marketing', { mark: '2' })).rejects.toThrow(
      'Somebody else released "marketing" at the same moment',
    );
    expect(await site.readHeading('marketing')).toBe('marketing 3 in 1');
  });

  test('What was decided and interrupted is completed by the same command, and once only', async () => {
    await endAt(site, { step: 3, when: 'after' }, () => site.release('marketing', { mark: '2' }));
    const { changes } = await site.release('marketing', { mark: '2' });
    expect(changes).toEqual([{ unit: 'marketing', from: 'ma00000001', to: 'ma00000002' }]);
    expect(site.messages).toEqual(['An interrupted release was completed first.']);
    await expect(site.release('marketing', { mark: '2' })).rejects.toThrow('is live already');
    expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
  });

  test('A remote is composed with the released shell, whatever the working tree holds', async () => {
    await site.release('shell', { mark: '7' });
    await site.release('editor', { mark: '2' });
    expect(await site.readHeading('editor')).toBe('editor 2 in 7');
  });

  test('Other settings go live with the shell, also when its code is the same', async () => {
    site.settings.brand.name = 'Another Brand';
    const { changes } = await site.release('shell', { mark: '1' });
    expect(changes.map(({ unit }) => unit)).toEqual(['settings']);
    const { settings } = (await site.readLiveSite()) ?? {};
    expect(settings?.brand.name).toBe('Another Brand');
  });

  test('Whoever ships a page that has nearly used up its budget is told, and nobody else', async () => {
    await site.release('account', { mark: '2', files: { 'static/js/page.2.js': noise(56) } });
    expect(site.messages).toEqual([
      expect.stringMatching(
        /^The page \/account begins with (58\.[89]|59\.\d) kB of its own; its budget is 60 kB\. There is little room left: load parts of it later\.$/,
      ),
    ]);
    await site.release('marketing', { mark: '2' });
    expect(site.messages).toHaveLength(1);
  });
});

describe('What is refused leaves everything as it was', () => {
  test.each([
    [
      'a page that does not render',
      () => site.release('shell', { mark: '2', breaks: '/account' }),
      'The page /account does not render. Nothing was changed.',
    ],
    [
      'an address that would be gone',
      () => site.release('account', { mark: '2', paths: ['/other'] }),
      'The address /account would be gone. If it is meant to go, say so: --removes /account',
    ],
    [
      'an address that another remote has',
      () => site.release('account', { mark: '2', paths: ['/account', '/editor'] }),
      'The path /editor is claimed by "account" and by "editor".',
    ],
    [
      'an address that another remote leads on',
      () => site.release('account', { mark: '2', aliases: { '/account': ['/editor'] } }),
      'The path /editor is claimed by "account" and by "editor".',
    ],
    [
      'the address of the not-found page',
      () => site.release('account', { mark: '2', paths: ['/account', '/404'] }),
      /the address \/\S+ belongs to the shell; choose another one/,
    ],
    [
      'a pattern that takes every address',
      () => site.release('account', { mark: '2', paths: ['/account', '/:page'] }),
      /\/:page matches pages of others; begin it with a segment of its own/,
    ],
    [
      'a pattern that takes the addresses of a language',
      () => site.release('account', { mark: '2', paths: ['/account', '/hi/*'] }),
      /\/hi\/\* matches the pages of a whole language/,
    ],
    [
      'a pattern with an encoded slash',
      () => site.release('account', { mark: '2', paths: ['/account', '/a%2F:page'] }),
      /expected a path such as \/academy\/:course/,
    ],
    [
      'a pattern below a page of another remote',
      () => site.release('account', { mark: '2', paths: ['/account', '/editor/:deck'] }),
      'The pattern /editor/:deck of "account" stands below /editor, a page of "editor".',
    ],
    [
      'a remote made against a contract that the shell does not know',
      () => site.release('account', { mark: '2', contract: 3 }),
      'was made against contract version 3, and the shell (sh00000001) supports 2.',
    ],
    [
      'a shell that its guests could not live in',
      () => site.release('shell', { mark: '2', supportedContracts: [3] }),
      'was made against contract version 2, and the shell (sh00000002) supports 3.',
    ],
    [
      'a second react-dom in a remote',
      () =>
        site.release('account', {
          mark: '2',
          files: { 'static/js/own.js': 'throw Error("https://react.dev/errors/1")' },
        }),
      'static/js/own.js carries a copy of react-dom, which the shell brings for everybody.',
    ],
    [
      'a second React in a remote',
      () =>
        site.release('account', {
          mark: '2',
          files: { 'static/js/own.js': 'exports.unstable_useCacheRefresh = 1;' },
        }),
      'static/js/own.js carries a copy of React, which the shell brings for everybody.',
    ],
    [
      'a chunk that nobody should wait for',
      () => site.release('account', { mark: '2', files: fileOfWeight('static/js/large.js', 401) }),
      /static\/js\/large\.js weighs \d+\.\d kB; no file may weigh more than 400\./,
    ],
    [
      'a page above its budget',
      () => site.release('account', { mark: '2', files: fileOfWeight('static/js/page.2.js', 60) }),
      /The page \/account begins with \d+\.\d kB of its own; its budget is 60 kB\./,
    ],
    [
      'a widget above the budget of its slot',
      () =>
        site.release('editor', {
          mark: '2',
          slot: 'account/dashboard',
          files: fileOfWeight('static/js/widget.js', 25),
        }),
      /The widget "widget" weighs \d+\.\d kB; the slot account\/dashboard takes 25 kB\./,
    ],
    [
      'a picture that is not there',
      () =>
        site.release('account', {
          mark: '2',
          files: { 'static/css/page.2.css': '.a { background: url(/static/gone.avif) }' },
        }),
      'account.html names /static/gone.avif, which does not exist.',
    ],
  ])('%s', async (_case, attempt, sentence) => {
    const before = await readLiveState(site.store);
    await expect(attempt()).rejects.toThrow(sentence);
    expect(await readLiveState(site.store)).toEqual(before);
    expect(await site.findFaults()).toEqual([]);
  });

  test('A picture inside a data URL may name its own gradients', async () => {
    const picture = 'data:image/svg+xml,%3Csvg%3E%3Cpath fill=%22url(%23light)%22/%3E%3C/svg%3E';
    const files = { 'static/css/page.2.css': `.account-page { background: url("${picture}") }` };
    await expect(site.release('account', { mark: '2', files })).resolves.toBeDefined();
  });

  test('A widget within its budget goes live', async () => {
    const files = { 'static/js/widget.js': noise(10) };
    await site.release('editor', { mark: '2', slot: 'account/dashboard', files });
    expect(await site.readHeading('editor')).toBe('editor 2 in 1');
  });

  test.each(['entry.2.js', 'page.2.js', 'widget.js'])(
    'A version whose %s was changed in the store does not go live again, and a rollback skips it',
    async (name) => {
      const files = { 'static/js/widget.js': noise(10) };
      await site.release('editor', { mark: '2', slot: 'account/dashboard', files });
      await site.release('editor', { mark: '3' });
      const file = `editor/ed00000002/static/js/${name}`;
      const changed = file.replace('/static', '/web/static');
      fs.appendFileSync(path.join(site.storeFolder, 'apps', changed), '// changed');
      await expect(site.rollback('editor', { to: 'ed00000002' })).rejects.toThrow(
        `${file} was changed.`,
      );
      expect(await site.readHeading('editor')).toBe('editor 3 in 1');
      await site.rollback('editor');
      expect(await site.readHeading('editor')).toBe('editor 1 in 1');
    },
  );

  test('A document that names a file by another hash does not go live', async () => {
    const html = '<script src="/static/js/shell.1.js" integrity="sha384-of-another"></script>';
    const files = { 'about.html': html };
    await expect(site.release('shell', { mark: '2', files })).rejects.toThrow('has another hash');
  });

  test('An address that is meant to go goes', async () => {
    await site.release('account', { mark: '2', paths: ['/other'] }, { removes: ['/account'] });
    expect(await site.readHeading('account')).toBeUndefined();
    expect(await site.readHeading('other')).toBe('account 2 in 1');
  });
});

/** Text that does not compress, in kB. */
function noise(kilobytes: number): string {
  let state = 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 90));
  };
  return `/*${Array.from({ length: kilobytes * 1300 }, next)
    .join('')
    .replaceAll('*/', '')}*/`;
}
