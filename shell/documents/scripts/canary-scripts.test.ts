/** @jest-environment node */
import type { CanaryShare, HealthEvent } from '@site/contract';
import {
  createArriveInCanaryScript,
  createEnterCanaryScript,
  createLeaveNotFoundScript,
  createReportScript,
} from './canary-scripts';

/** A browser that runs the first script of whatever document the site answers with. */
class Browser {
  readonly local = new Map<string, string>();
  readonly session = new Map<string, string>();
  address = '/faq';
  state: unknown = null;
  readonly visited: string[] = [];
  refuses = false;
  hasStopped = false;
  hasReloaded = false;
  readonly deletedCaches: string[] = [];

  constructor(private readonly documentAt: (path: string) => string) {}

  /** @returns the address at which a person ends */
  open(address: string, state: unknown = null): string {
    this.state = state;
    let next: string | undefined = address;
    while (next !== undefined) {
      expect(this.visited.push(next)).toBeLessThan(9);
      this.address = next;
      next = this.run(this.documentAt(new URL(next, 'http://localhost').pathname));
    }
    return this.address;
  }

  /** @returns where the document leads */
  private run(script: string): string | undefined {
    let target: string | undefined;
    const { pathname, search, hash } = new URL(this.address, 'http://localhost');
    const world = {
      location: {
        pathname,
        search,
        hash,
        replace: (to: string) => void (target = to),
        reload: () => void (this.hasReloaded = true),
      },
      navigator: { serviceWorker: { getRegistration: async () => undefined } },
      caches: { delete: async (name: string) => this.deletedCaches.push(name) },
      history: {
        state: this.state,
        replaceState: (state: unknown, _title: string, to: string) => {
          [this.state, this.address] = [state, to];
        },
      },
      localStorage: this.storage(this.local),
      sessionStorage: this.storage(this.session),
      document: { documentElement: { style: {} } },
      stop: () => void (this.hasStopped = true),
    };
    // oxlint-disable-next-line no-implied-eval
    new Function(...Object.keys(world), script)(...Object.values(world));
    if (target !== undefined) this.state = null;
    return target;
  }

  private storage(kept: Map<string, string>) {
    const asked = () => {
      if (this.refuses) throw new Error('Storage is refused.');
      return kept;
    };
    return {
      getItem: (key: string) => asked().get(key) ?? null,
      setItem: (key: string, value: string) => void asked().set(key, value),
      removeItem: (key: string) => void asked().delete(key),
    };
  }
}

const share: CanaryShare = { unit: 'marketing', percent: 10, offset: 0 };
const load: HealthEvent = {
  'event.name': 'site.load',
  'service.name': 'marketing',
  'service.version': 'marketing_new',
  'site.page': 'faq',
};
const combinationAt = (path: string) => /^\/canary\/([a-z\d-]+)/.exec(path)?.[1];
const scriptAt = (path: string, shares: CanaryShare[]) => {
  const combination = combinationAt(path);
  return combination
    ? createArriveInCanaryScript(shares, combination)
    : createEnterCanaryScript(shares);
};
const isBelow = (path: string) => /^\/canary(\/|$)/.test(path);
const standing = (path: string) => scriptAt(path, [share]);
/** Behaviour of the shell at an address without a page (`shell/src/routing/find-corrected-url.ts`). */
const notThere = `location.replace((location.pathname.slice('/canary/marketing'.length) || '/') + location.search + location.hash)`;

function browserOf(bucket: string | undefined, documentAt = standing): Browser {
  const browser = new Browser(documentAt);
  if (bucket !== undefined) browser.local.set('site-bucket-marketing', bucket);
  return browser;
}

test.each([
  ['0', true],
  ['5', true],
  ['9', true],
  ['10', false],
  ['50', false],
  ['99', false],
  ['', true],
  ['many', false],
])('Of ten per cent the number %j is: %s', (bucket, isIn) => {
  const browser = browserOf(bucket);
  expect(browser.open('/faq?a=1#b')).toBe('/faq?a=1#b');
  expect(browser.visited).toEqual(
    isIn ? ['/faq?a=1#b', '/canary/marketing/faq?a=1#b'] : ['/faq?a=1#b'],
  );
  expect(browser.hasStopped).toBe(isIn);
  expect([...browser.session]).toEqual([]);
});

test('Every version begins with other visitors, and a share of ten per cent has ten of a hundred', () => {
  const chosen = [0, 30, 95].map((offset) => {
    const documentAt = (path: string) => scriptAt(path, [{ ...share, offset }]);
    return Array.from({ length: 100 }, (_each, bucket) => bucket).filter((bucket) => {
      const browser = browserOf(String(bucket), documentAt);
      browser.open('/faq');
      return browser.visited.length > 1;
    });
  });
  expect(chosen.map(({ length }) => length)).toEqual([10, 10, 10]);
  expect(chosen[0]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(chosen[1]?.[0]).toBe(70);
  expect(chosen[2]).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
});

test.each([
  ['staff', true],
  ['press', false],
  [undefined, false],
])('A canary for staff: a browser of %s has it: %s', (audience, isIn) => {
  const forStaff = { ...share, percent: 0, audience: 'staff' };
  const browser = browserOf('5', (path) => scriptAt(path, [forStaff]));
  if (audience) browser.local.set('site-audience', audience);
  browser.open('/faq');
  expect(browser.visited.length).toBe(isIn ? 2 : 1);
});

test('A document that the service worker fetched stays for its visitors, and leaves for others', async () => {
  const fetched = () => createArriveInCanaryScript([share], 'marketing');
  const chosen = browserOf('5', fetched);
  chosen.open('/faq', { key: 'abc' });
  expect([chosen.visited, chosen.state]).toEqual([['/faq'], { key: 'abc' }]);
  expect(chosen.deletedCaches).toEqual([]);
  const other = browserOf('50', fetched);
  other.open('/faq', { key: 'abc' });
  expect(other.hasStopped).toBe(true);
  expect(other.deletedCaches).toEqual(['site-canary']);
  expect(other.hasReloaded).toBe(false);
  await new Promise(setImmediate);
  expect(other.hasReloaded).toBe(true);
});

test('The home page has an address of its own below /canary', () => {
  const browser = browserOf('5');
  expect(browser.open('/?mode=1')).toBe('/?mode=1');
  expect(browser.visited).toEqual(['/?mode=1', '/canary/marketing?mode=1']);
});

describe('Two canaries', () => {
  const shares: CanaryShare[] = [
    { ...share, percent: 50 },
    { unit: 'account', percent: 50, offset: 0 },
  ];
  const documentAt = (path: string) => scriptAt(path, shares);

  test.each([
    ['5', '5', 'marketing-account'],
    ['5', '50', 'marketing'],
    ['50', '5', 'account'],
    ['50', '50', undefined],
  ])(
    'Numbers %s and %s get the combination %s, in every tab and after a reload',
    (one, other, combination) => {
      const browser = browserOf(one, documentAt);
      browser.local.set('site-bucket-account', other);
      for (let visit = 0; visit < 2; visit += 1) {
        browser.session.clear();
        browser.visited.length = 0;
        expect(browser.open('/faq')).toBe('/faq');
        expect(browser.visited).toEqual(
          combination ? ['/faq', `/canary/${combination}/faq`] : ['/faq'],
        );
      }
    },
  );

  test('Are drawn independently: a quarter of the visitors gets both, and a quarter none', () => {
    const counts: Record<string, number> = {};
    for (let visitor = 0; visitor < 2000; visitor += 1) {
      const browser = browserOf(undefined, documentAt);
      browser.open('/faq');
      const combination = combinationAt(browser.visited.at(-1) ?? '') ?? 'none';
      counts[combination] = (counts[combination] ?? 0) + 1;
    }
    for (const name of ['marketing-account', 'marketing', 'account', 'none'])
      expect(Math.abs((counts[name] ?? 0) - 500)).toBeLessThan(120);
  });

  test('A document that the service worker fetched for another combination leaves for the right one', () => {
    const browser = browserOf('5', () => createArriveInCanaryScript(shares, 'marketing-account'));
    browser.local.set('site-bucket-account', '50');
    browser.open('/faq');
    expect(browser.deletedCaches).toEqual(['site-canary']);
  });
});

test('A number is drawn once, is one of a hundred, and stays', () => {
  const drawn = Array.from({ length: 300 }, () => {
    const browser = browserOf(undefined);
    browser.open('/faq');
    const bucket = browser.local.get('site-bucket-marketing');
    browser.open('/faq');
    expect(browser.local.get('site-bucket-marketing')).toBe(bucket);
    return Number(bucket);
  });
  expect(drawn.every((each) => Number.isInteger(each) && each >= 0 && each < 100)).toBe(true);
  expect(new Set(drawn).size).toBeGreaterThan(60);
});

test('What the router knew of this place in the history is known after a reload', () => {
  const browser = browserOf('5');
  browser.open('/faq', { key: 'abc', usr: { from: '/pricing' } });
  expect(browser.state).toEqual({ key: 'abc', usr: { from: '/pricing' } });
  expect([...browser.session]).toEqual([]);
});

test('Who refuses storage stays with the live version', () => {
  const refusing = browserOf('5');
  refusing.refuses = true;
  expect(refusing.open('/faq')).toBe('/faq');
  expect(refusing.visited).toEqual(['/faq']);
});

test('When the document below /canary is gone, the live one stays, also where it is an old one', () => {
  const browser = browserOf('5', (path) =>
    isBelow(path) ? notThere : createEnterCanaryScript([share]),
  );
  expect(browser.open('/faq?a=1', { key: 'abc' })).toBe('/faq?a=1');
  expect(browser.visited).toEqual(['/faq?a=1', '/canary/marketing/faq?a=1', '/faq?a=1']);
  expect(browser.state).toEqual({ key: 'abc' });
});

test('A live page that the service worker gives in its place puts the address back and stays', () => {
  const browser = browserOf('5', () => createEnterCanaryScript([share]));
  expect(browser.open('/faq')).toBe('/faq');
  expect(browser.visited).toEqual(['/faq', '/canary/marketing/faq']);
  expect(browser.open('/canary/marketing/pricing?a=1')).toBe('/pricing?a=1');
});

test('A way that was not gone to its end does not hold another page back', () => {
  const browser = browserOf('5');
  browser.session.set('site-canary', JSON.stringify(['/pricing', { key: 'abc' }]));
  browser.open('/faq');
  expect(browser.visited).toEqual(['/faq', '/canary/marketing/faq']);
  expect(browser.state).toBeNull();
});

test('A document below /canary that somebody opens by hand takes its own address', () => {
  const browser = browserOf('50');
  expect(browser.open('/canary/marketing/faq#b')).toBe('/faq#b');
  browser.refuses = true;
  expect(browser.open('/canary/marketing')).toBe('/');
});

test('The scripts fit into one policy each, and hold nothing that ends their element', () => {
  for (const script of [
    createEnterCanaryScript([share]),
    createArriveInCanaryScript([share], 'marketing'),
    createLeaveNotFoundScript([share]),
    createReportScript({
      reportUrl: '/health',
      base: 'http://localhost:3001/',
      event: load,
      hasCode: true,
    }),
  ]) {
    expect(script).not.toMatch(/<\/script/i);
  }
});
