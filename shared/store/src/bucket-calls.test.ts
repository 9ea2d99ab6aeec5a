/** @jest-environment node */
import { openStore } from './open-store';
import type { Store } from './store';
import { startBucketServer, type S3ErrorCode } from './testing/bucket-server';
import { expectUnreachable } from './testing/expect-unreachable';
import { setUpBucket } from './testing/set-up-bucket';

const machine = setUpBucket();
let store: Store;
beforeEach(async () => {
  machine.server.intercept = () => 'pass';
  store = await openStore(machine.dataFolder);
});

const bytes = (text: string) => Buffer.from(text);
const read = () => store.read('live/site.json');

describe('A call that fails says so in sentences', () => {
  const refusals: [S3ErrorCode, RegExp][] = [
    ['NoSuchBucket', /^There is no bucket for s3:.+ Make it first/],
    ['AccessDenied', /^These credentials may not do this in s3:/],
    ['InvalidAccessKeyId', /does not accept these credentials\. Check AWS_ACCESS_KEY_ID/],
    ['RequestTimeTooSkewed', /^The clock of this machine differs too much .+ Set the clock/],
    ['AuthorizationHeaderMalformed', /is in another region than AWS_REGION says/],
    ['SlowDown', /can be reached, but its service answers with errors/],
    ['NotImplemented', /refused: /],
  ];
  test.each(refusals)('%s', async (code, sentence) => {
    machine.server.intercept = () => code;
    const reading = read();
    // At once, because a call that is to come later is made again after pauses.
    await Promise.all([
      expect(reading).rejects.toThrow(sentence),
      expect(store.list('live/')).rejects.toThrow(sentence),
      expect(store.putIfAbsent('live/a.json', bytes('1'))).rejects.toThrow(
        code === 'NotImplemented' ? /refused: / : sentence,
      ),
    ]);
  });

  test('No credentials', async () => {
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env;
    delete process.env.AWS_ACCESS_KEY_ID;
    delete process.env.AWS_SECRET_ACCESS_KEY;
    store = await openStore(machine.dataFolder);
    await expect(read()).rejects.toThrow(
      /^There are no credentials for s3:.+ Set AWS_ACCESS_KEY_ID/,
    );
    Object.assign(process.env, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY });
  });

  test('A bucket that is not there, by the service itself', async () => {
    store = await openStore(machine.dataFolder, 's3://elsewhere/site');
    await expect(read()).rejects.toThrow(/^There is no bucket for s3:\/\/elsewhere\/site\./);
  });

  test.each(['s3://', 's3:/bucket', 'https://bucket.example', 's3://Upper/x'])(
    'An address that is none: %s',
    async (address) => {
      await expect(openStore(machine.dataFolder, address)).rejects.toThrow(
        `"${address}" is not the address of a bucket. Write SITE_STORE=s3://bucket/prefix.`,
      );
    },
  );

  test('Nobody listens', async () => {
    const closed = await startBucketServer({ conditions: 'checked' });
    await closed.close();
    await expectUnreachable(machine, closed.url);
  });

  test('A name that nobody knows', () => expectUnreachable(machine, 'http://bucket.invalid:9000'));
});

describe('A write whose answer is lost', () => {
  test('It is asked again, finds itself, and is not taken for the write of another', async () => {
    await store.putIfAbsent('live/lost.json', bytes('0'));
    const tag = (await store.read('live/lost.json'))?.etag ?? '';
    let losses = 0;
    machine.server.intercept = ({ method, key }) => {
      if (method !== 'PUT' || !key.endsWith('lost.json') || losses > 0) return 'pass';
      losses += 1;
      return 'lose';
    };
    expect(await store.compareAndSwap('live/lost.json', bytes('1'), tag)).toBe(true);
    expect(losses).toBe(1);
    losses = 0;
    expect(await store.putIfAbsent('live/new-lost.json', bytes('1'))).toBe(true);
    expect(losses).toBe(1);
    losses = 1;
    expect(await store.compareAndSwap('live/lost.json', bytes('1'), tag)).toBe(false);
  });

  test('A write that met another one under way counts as not done', async () => {
    await store.putIfAbsent('live/before.json', bytes('0'));
    machine.server.intercept = ({ method }) =>
      method === 'PUT' ? 'ConditionalRequestConflict' : 'pass';
    expect(await store.putIfAbsent('live/conflict.json', bytes('0'))).toBe(false);
  });
});

describe('A service that cannot compare and write in one step', () => {
  test.each(['ignored', 'refused'] as const)(
    'It is found out when conditions are %s',
    async (how) => {
      const server = await startBucketServer({ conditions: how });
      process.env.AWS_ENDPOINT_URL_S3 = server.url;
      store = await openStore(machine.dataFolder);
      const tries = Array.from({ length: 5 }, (_, index) =>
        store.compareAndSwap('live/one.json', bytes(`${index}`), null),
      );
      const answers = await Promise.all(tries);
      expect(answers.filter(Boolean)).toHaveLength(1);
      const kept = (await store.read('live/one.json'))?.content.toString();
      expect(kept).toBe(String(answers.indexOf(true)));
      expect(await store.list('claims/')).toEqual([]);
      const probes = server.calls.filter(({ key }) => key.includes('/probe/'));
      expect(probes.length).toBeLessThanOrEqual(2);
      await server.close();
      process.env.AWS_ENDPOINT_URL_S3 = machine.server.url;
    },
  );
});
