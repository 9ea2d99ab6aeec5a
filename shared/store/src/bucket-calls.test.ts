/** @jest-environment node */
import { openStore } from './open-store';
import type { Store } from './store';
import type { S3ErrorCode } from './testing/bucket-objects';
import { startBucketServer } from './testing/bucket-server';
import { expectUnreachable } from './testing/expect-unreachable';
import { setUpBucket } from './testing/set-up-bucket';

const machine = setUpBucket();
let store: Store;
beforeEach(async () => {
  machine.server.intercept = () => 'pass';
  process.env.SITE_STORE_RETRY_SECONDS = '1';
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
    await expect(openStore(machine.dataFolder)).rejects.toThrow(
      /^There are no credentials for s3:.+ Set AWS_ACCESS_KEY_ID/,
    );
    Object.assign(process.env, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY });
  });

  test('A bucket that is not there, by the service itself', async () => {
    const opening = openStore(machine.dataFolder, 's3://elsewhere/site');
    await expect(opening).rejects.toThrow(/^There is no bucket for s3:\/\/elsewhere\/site\./);
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
    const closed = await startBucketServer();
    await closed.close();
    await expectUnreachable(machine, closed.url);
  });

  test('A name that nobody knows', () => expectUnreachable(machine, 'http://bucket.invalid:9000'));
});

describe('A call that fails for a moment is repeated', () => {
  test.each(['SlowDown', 'tear'] as const)('%s', async (plan) => {
    process.env.SITE_STORE_RETRY_SECONDS = '30';
    await store.putIfAbsent('live/moment.json', bytes('content of some length'));
    // More often than the SDK itself repeats a call.
    let failures = 4;
    machine.server.intercept = () => (failures-- > 0 ? plan : 'pass');
    expect((await store.read('live/moment.json'))?.content.toString()).toBe(
      'content of some length',
    );
    expect(failures).toBe(-1);
  });
});

describe('A clock that is off by days', () => {
  afterEach(() => jest.useRealTimers());

  test.each([-3, 3])(
    'By %i: the service says its time, and the call is signed again',
    async (days) => {
      const nowMs = () => performance.timeOrigin + performance.now();
      machine.server.intercept = ({ headers }) => {
        const signedAt = String(headers['x-amz-date']).replace(
          /(....)(..)(..T..)(..)(..Z)/,
          '$1-$2-$3:$4:$5',
        );
        const isOff = Math.abs(Date.parse(signedAt) - nowMs()) > 900_000;
        return isOff ? 'RequestTimeTooSkewed' : 'pass';
      };
      const doNotFake = [
        'nextTick',
        'performance',
        'setImmediate',
        'setInterval',
        'setTimeout',
      ] as const;
      jest.useFakeTimers({ now: nowMs() + days * 86_400_000, doNotFake: [...doNotFake] });
      store = await openStore(machine.dataFolder);
      expect(await read()).toBeUndefined();
    },
  );
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

describe('A service without conditional writes', () => {
  let server: Awaited<ReturnType<typeof startBucketServer>> | undefined;
  afterEach(async () => {
    process.env.AWS_ENDPOINT_URL_S3 = machine.server.url;
    await server?.close();
    server = undefined;
  });

  test.each(['ignored', 'refused', 'without If-Match'] as const)(
    'It is refused when the store is opened: conditions %s',
    async (conditions) => {
      server = await startBucketServer(conditions);
      process.env.AWS_ENDPOINT_URL_S3 = server.url;
      // A bucket that another command of ours has opened before.
      await openStore(machine.dataFolder).catch(() => undefined);
      await expect(openStore(machine.dataFolder)).rejects.toThrow(
        /^s3:\S+ cannot store releases: its service does not honor conditional writes/,
      );
    },
  );

  test('Whoever may only read can open the store', async () => {
    machine.server.intercept = ({ method }) => (method === 'PUT' ? 'AccessDenied' : 'pass');
    store = await openStore(machine.dataFolder);
    expect(await read()).toBeUndefined();
  });
});
