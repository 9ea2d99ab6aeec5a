import { toPageRegistry } from '@site/contract';
import { createSampleRegistry } from '@site/contract/samples';
import { fetchFreshRegistry } from './fresh-registry';
import { setRegistry } from './live-registry';

const live = toPageRegistry(createSampleRegistry());
const ofShare = toPageRegistry({ ...createSampleRegistry(), combination: 'account-marketing' });
const ofAccount = toPageRegistry({ ...createSampleRegistry(), combination: 'account' });
const canaries: Record<string, string> = { account: 'account_new' };
const asked: string[] = [];
let statusOfShare = 200;
let missing = '';

beforeEach(() => {
  asked.length = 0;
  global.fetch = jest.fn((path) => {
    if (typeof path === 'string') asked.push(path);
    if (path === missing) return Promise.resolve(new Response(null, { status: 404 }));
    return Promise.resolve(
      path === '/canary/account-marketing/registry.json'
        ? Response.json(ofShare, { status: statusOfShare })
        : Response.json(path === '/registry.json' ? { ...live, canaries } : ofAccount),
    );
  });
});

test('A tab of everybody asks for what everybody gets', async () => {
  setRegistry(live);
  await fetchFreshRegistry();
  expect(asked).toEqual(['/registry.json']);
});

test('A tab of two canaries asks for what its share gets, keeps the one that stays, and has the rest once both are gone', async () => {
  setRegistry(ofShare);
  expect((await fetchFreshRegistry()).combination).toBe('account-marketing');
  expect(asked).toEqual(['/canary/account-marketing/registry.json']);
  statusOfShare = 503;
  await expect(fetchFreshRegistry()).rejects.toThrow('status 503');
  statusOfShare = 404;
  for (let check = 0; check < 2; check += 1)
    expect((await fetchFreshRegistry()).combination).toBe('account');
  delete canaries['account'];
  asked.length = 0;
  missing = '/canary/account/registry.json';
  expect((await fetchFreshRegistry()).combination).toBeUndefined();
  expect(asked).toEqual([missing, '/registry.json']);
  asked.length = 0;
  await fetchFreshRegistry();
  expect(asked).toEqual(['/registry.json']);
});
