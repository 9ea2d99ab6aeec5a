/** @jest-environment node */
import { StoreError } from '@site/store';
import { runScriptsHere } from './testing/run-scripts-here';
import { SampleSite } from './testing/sample-site';

let site: SampleSite;
runScriptsHere();
beforeEach(() => {
  site = new SampleSite();
});
afterEach(() => site.remove());

describe('A start', () => {
  test('The first one makes everything live at once', async () => {
    await site.start();
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
    expect(await site.readHeading('editor')).toBe('editor 1 in 1');
    expect(site.messages).toEqual([]);
    expect(await site.findLeftovers()).toEqual([]);
  });

  test('What changed since then goes live, what was rolled back does not', async () => {
    await site.start();
    await site.start({ marketing: { mark: '2' } });
    await site.rollback('marketing');
    await site.start({ marketing: { mark: '2' }, account: { mark: '2' } });
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
    expect(await site.readHeading('account')).toBe('account 2 in 1');
  });

  test('What is refused is said at every start, and the rest goes live', async () => {
    await site.start();
    const broken = { marketing: { mark: '2', paths: ['/other'] }, account: { mark: '2' } };
    for (const _start of [1, 2]) {
      site.messages.length = 0;
      await site.start(broken);
      expect(site.messages).toEqual([
        'Not live: marketing ma00000002. The address /marketing would be gone. If it is meant to go, say so: --removes /marketing\nNothing was changed.',
      ]);
      expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
      expect(await site.readHeading('account')).toBe('account 2 in 1');
    }
  });

  test('A store that fails after some versions went live is told with their names', async () => {
    await site.start();
    const { store } = site;
    let swaps = 0;
    site.store = {
      ...store,
      compareAndSwap: (...args) => {
        swaps += 1;
        if (swaps === 1) return store.compareAndSwap(...args);
        throw new StoreError('The store answers with errors.', { kind: 'transient' });
      },
    };
    const broken = { marketing: { mark: '2', paths: ['/other'] } };
    const start = site.start({ ...broken, account: { mark: '2' }, editor: { mark: '2' } });
    await expect(start).rejects.toThrow(
      'The store answers with errors. Live before that: account ac00000002.',
    );
  });

  test('Without any version of an app that could be served it ends with a sentence', async () => {
    const noShell = { editor: { mark: '1', contract: 3 } };
    await expect(site.start(noShell)).rejects.toThrow(
      'No version of editor could be made live; the reason stands above. Mend it and start again.',
    );
    expect(site.messages.join()).toMatch(/^Not live: editor ed00000001\. The remote "editor"/);
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
  });

  test('Changed settings go live', async () => {
    await site.start();
    site.settings.brand.name = 'Another Brand';
    await site.start();
    expect((await site.readLiveSite())?.settings.brand.name).toBe('Another Brand');
  });
});
