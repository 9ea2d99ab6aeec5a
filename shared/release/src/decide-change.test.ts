/** @jest-environment node */
import { exitCodeOf } from './release-errors';
import { readLiveState, StoreError, type Store } from '@site/store';
import type { SampleSite } from './testing/sample-site';
import { setUpSampleSite } from './testing/set-up-sample-site';
import { withConcurrentWriter } from './testing/with-concurrent-writer';

let site: SampleSite;
setUpSampleSite(
  (copy) => (site = copy),
  async (begun) => {
    await begun.start();
    await begun.release('marketing', { mark: '2' });
  },
);

const unavailable = () => new StoreError('The store answers with errors.', { kind: 'transient' });
const fail = () => Promise.reject(unavailable());

/** Runs a command with some methods of the store replaced. @returns its error */
async function failureOf(
  replaced: (store: Store) => Partial<Store>,
  command: () => Promise<unknown>,
): Promise<Error> {
  const { store } = site;
  site.store = { ...store, ...replaced(store) };
  const error: unknown = await command().catch((reason: unknown) => reason);
  site.store = store;
  if (error instanceof Error) return error;
  throw new Error('The command did not fail.');
}

describe('A store that fails once', () => {
  test('While another team releases, it costs nothing but the release', async () => {
    const { store } = site;
    const error = await failureOf(
      () =>
        withConcurrentWriter({ ...store, compareAndSwap: fail }, async () => {
          const failing = site.store;
          site.store = store;
          await site.release('account', { mark: '2' });
          site.store = failing;
        }),
      () => site.release('marketing', { mark: '3' }),
    );
    expect(error.message).toBe('The store answers with errors. This command decided nothing.');
    expect(exitCodeOf(error)).toBe(4);
    expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
    expect(await site.readHeading('account')).toBe('account 2 in 1');
    await site.rollback('marketing');
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
  });

  test('After it has written the decision, the release counts as decided', async () => {
    const { store } = site;
    site.store = {
      ...store,
      compareAndSwap: async (...args) => {
        await store.compareAndSwap(...args);
        throw unavailable();
      },
    };
    await site.release('marketing', { mark: '3' });
    site.store = store;
    expect(await site.readHeading('marketing')).toBe('marketing 3 in 1');
    expect(await site.findLeftovers()).toEqual([]);
  });

  test('And cannot be read again, says that the outcome is not known', async () => {
    let isLost = false;
    const error = await failureOf(
      ({ read }) => ({
        read: (key) => (isLost ? fail() : read(key)),
        compareAndSwap: () => {
          isLost = true;
          return fail();
        },
      }),
      () => site.release('marketing', { mark: '3' }),
    );
    expect(error.message).toMatch(/It is not known whether this was decided/);
  });

  test('While a decision is uploaded, says so, and the same command completes it', async () => {
    const error = await failureOf(
      ({ hasSite, compareAndSwap }) => {
        let isDecided = false;
        return {
          hasSite: (id) => (isDecided ? Promise.resolve(false) : hasSite(id)),
          compareAndSwap: async (...args) => {
            isDecided = true;
            return compareAndSwap(...args);
          },
          uploadSite: fail,
        };
      },
      () => site.rollback('marketing'),
    );
    expect(error.message).toBe(
      'The store answers with errors. This was decided, and is not uploaded completely. The same command, or npm run compose, completes it.',
    );
    const { changes } = await site.rollback('marketing');
    expect(changes).toEqual([{ unit: 'marketing', from: 'ma00000002', to: 'ma00000001' }]);
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
  });
});

describe('Another team that decides at the same moment', () => {
  test('About the same app: the second one is told, and may decide again', async () => {
    const { store } = site;
    const error = await failureOf(
      () => withConcurrentWriter(store, () => site.release('marketing', { mark: '4' })),
      () => site.release('marketing', { mark: '3' }),
    );
    expect(error.message).toMatch(/^Somebody else released "marketing" at the same moment/);
    expect(exitCodeOf(error)).toBe(3);
  });

  test('About the shell that settings are released with: they do not go live without it', async () => {
    await site.release('shell', { mark: '2' });
    site.settings.brand.name = 'Another Brand';
    const { store } = site;
    const error = await failureOf(
      () => withConcurrentWriter(store, () => site.rollback('shell')),
      () => site.release('shell', { mark: '2' }),
    );
    expect(error.message).toMatch(/^Somebody else released "shell" at the same moment/);
    expect((await readLiveState(store)).decision?.action).toBe('rollback');
  });

  test('In a way that does not fit: a canary stays, and nothing is decided', async () => {
    await site.release('shell', { mark: '2', supportedContracts: [1, 2] });
    await site.canary('marketing', { mark: '5' });
    const { store } = site;
    const error = await failureOf(
      () =>
        withConcurrentWriter(store, () =>
          site.release('account', { mark: '2', paths: ['/account', '/news'] }),
        ),
      () => site.release('editor', { mark: '2', paths: ['/editor', '/news'] }),
    );
    expect(error.message).toBe(
      'The path /news is claimed by "account" and by "editor". Remove it from one of them. Nothing was changed.',
    );
    const { units, decision } = await readLiveState(store);
    expect(units.marketing?.canary?.version).toBe('ma00000005');
    expect(decision?.changes[0]?.unit).toBe('account');
    expect(await site.findFaults()).toEqual([]);
  });
});
