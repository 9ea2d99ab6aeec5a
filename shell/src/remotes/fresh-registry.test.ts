import { toPageRegistry } from '@site/contract';
import { createSampleRegistry } from '@site/contract/samples';
import { fetchFreshRegistry } from './fresh-registry';
import { setRegistry } from './live-registry';

const live = toPageRegistry(createSampleRegistry());
const ofShare = toPageRegistry({ ...createSampleRegistry(), isCanary: true });
const asked: string[] = [];
let statusOfShare = 200;

beforeEach(() => {
  asked.length = 0;
  global.fetch = jest.fn((path) => {
    if (typeof path === 'string') asked.push(path);
    return Promise.resolve(
      path === '/canary/registry.json'
        ? Response.json(ofShare, { status: statusOfShare })
        : Response.json(live),
    );
  });
});

test('A tab of everybody asks for what everybody gets', async () => {
  setRegistry(live);
  await fetchFreshRegistry();
  expect(asked).toEqual(['/registry.json']);
});

test('A tab of a canary asks for what its share gets, and for the rest once that is gone', async () => {
  setRegistry(ofShare);
  expect((await fetchFreshRegistry()).isCanary).toBe(true);
  expect(asked).toEqual(['/canary/registry.json']);
  statusOfShare = 503;
  await expect(fetchFreshRegistry()).rejects.toThrow('status 503');
  statusOfShare = 404;
  expect((await fetchFreshRegistry()).isCanary).toBeUndefined();
  asked.length = 0;
  await fetchFreshRegistry();
  expect(asked).toEqual(['/registry.json']);
});
