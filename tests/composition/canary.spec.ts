import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Checkout } from '../support/checkout';
import { focusUntilReleaseCheck, navigateInSite } from '../support/releases';
import { siteUrl } from '../support/site';
import { expect, test } from '../support/test';
import { waitUntilReady, visit } from '../support/visit';

const pages = 'remotes/marketing/src/pages';
/** Only read. */
const faqPage = `${pages}/faq.tsx`;
const forgotPage = 'remotes/account/src/pages/forgot.tsx';
/** Loaded by the browser, so that it can fail there. */
const pricingPage = `${pages}/pricing.tsx`;
const [liveWords, newWords] = ['Frequently Asked Questions', 'Questions For A Few'];
const heading = (page: Page) => page.locator('main h1');

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.afterAll(({ checkout }) => checkout.restore());

let composedBefore = '';

test(
  'Visitors below the share see the candidate at the same addresses, and the others the live version',
  { tag: '@slow' },
  async ({ checkout, context, browser }) => {
    composedBefore = await composition(checkout);
    checkout.change(faqPage, liveWords, newWords);
    const shipped = await checkout.run('release', 'marketing', '--percent', '10');
    checkout.restore();
    expect(shipped.code, shipped.output).toBe(0);
    expect(shipped.output).toMatch(
      /marketing: 10 % of the visitors get \w{10}, the others \w{10}\./,
    );

    const inShare = await withNumber(context, 5);
    const other = await browser.newContext({ baseURL: siteUrl });
    const outside = await withNumber(other, 50);
    for (const [page, words] of [
      [inShare, newWords],
      [outside, liveWords],
    ] as const) {
      await visit(page, '/faq?from=mail#top');
      await expect(heading(page)).toHaveText(words);
      await expect(page).toHaveURL(`${siteUrl}/faq?from=mail#top`);
      await page.reload();
      await waitUntilReady(page);
      await expect(heading(page)).toHaveText(words);
      await expect(page).toHaveURL(`${siteUrl}/faq?from=mail#top`);

      await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
      await expect(heading(page)).toHaveText('Pricing Plans');
      await page.goBack();
      await expect(heading(page)).toHaveText(words);
      await visit(page, '/login');
      await page.goBack();
      await waitUntilReady(page);
      await expect(heading(page)).toHaveText(words);
      await page.goForward();
      await expect(page).toHaveURL(`${siteUrl}/login`);
      await waitUntilReady(page);
      await navigateInSite(page, '/faq');
      await expect(heading(page)).toHaveText(words);
      await visit(page, '/');
      await expect(page).toHaveURL(`${siteUrl}/`);
    }
    await other.close();
  },
);

test(
  'From the page that does not exist the share goes on with the candidate',
  { tag: '@slow' },
  async ({ context, quiet }) => {
    quiet.allow(/404.*nothing-here/);
    const page = await withNumber(context, 5);
    await visit(page, '/nothing-here');
    await page.getByRole('contentinfo').getByRole('link', { name: /FAQ/ }).click();
    await expect(heading(page)).toHaveText(newWords);
  },
);

test(
  'Search engines, and who has no JavaScript, know of the live version only',
  { tag: '@slow' },
  async ({ request, browser }) => {
    for (const file of ['/sitemap.xml', '/robots.txt', '/llms.txt', '/service-worker.js']) {
      expect(await (await request.get(file)).text()).not.toMatch(/\/canary\/\w/);
    }
    const candidate = await request.get('/canary/marketing/faq');
    expect(candidate.headers()['x-robots-tag']).toBe('noindex');
    expect(await candidate.text()).toContain(`rel="canonical" href="${siteUrl}/faq"`);
    const plain = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
    const page = await plain.newPage();
    await page.goto('/faq');
    await expect(heading(page)).toHaveText(liveWords);
    await plain.close();
  },
);

test(
  'A larger share takes in more visitors and loses none',
  { tag: '@slow' },
  async ({ checkout, context, browser }) => {
    checkout.change(faqPage, liveWords, newWords);
    const raised = await checkout.run('release', 'marketing', '--percent', '60');
    checkout.restore();
    expect(raised.code, raised.output).toBe(0);
    const other = await browser.newContext({ baseURL: siteUrl });
    for (const page of [await withNumber(context, 5), await withNumber(other, 50)]) {
      await visit(page, '/faq');
      await expect(heading(page)).toHaveText(newWords);
    }
    await other.close();
  },
);

test(
  'When the canary ends, an open tab comes back with its next page, and nothing is left of it',
  { tag: '@slow' },
  async ({ checkout, context, quiet }) => {
    quiet.allow(/404.*canary/);
    const page = await withNumber(context, 5);
    await visit(page, '/faq');
    await expect(heading(page)).toHaveText(newWords);
    const ended = await checkout.run('rollback', 'marketing', '--reason', 'The words were wrong.');
    expect(ended.code, ended.output).toBe(0);
    expect(await composition(checkout)).toBe(composedBefore);

    await focusUntilReleaseCheck(page);
    await expect(async () => {
      await navigateInSite(page, '/pricing');
      await expect(heading(page)).toHaveText('Pricing Plans');
      await navigateInSite(page, '/faq');
      await expect(heading(page)).toHaveText(liveWords, { timeout: 1000 });
    }).toPass();
    await page.reload();
    await waitUntilReady(page);
    await expect(heading(page)).toHaveText(liveWords);
    await visit(page, '/canary/marketing/faq?from=mail');
    await expect(page).toHaveURL(`${siteUrl}/faq?from=mail`);
    await waitUntilReady(page);
    await expect(heading(page)).toHaveText(liveWords);
  },
);

test(
  'A candidate that fails for its visitors is rolled back by itself, and the audit says why',
  { tag: '@long' },
  async ({ checkout, context, quiet }) => {
    quiet.allow(/Not for them|404.*canary/);
    const before = await composition(checkout);
    // The browser of the gate has no such mark, as any browser but these might.
    checkout.change(
      pricingPage,
      'export default function',
      "if (typeof window !== 'undefined' && localStorage.getItem('of-this-test'))\n  throw new Error('Not for them.');\nexport default function",
    );
    const shipped = await checkout.run('release', 'marketing', '--percent', '10');
    checkout.restore();
    expect(shipped.code, shipped.output).toBe(0);
    await context.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('of-this-test', 'yes');
    });
    const page = await withNumber(context, 5);
    for (let visits = 0; visits < 20; visits += 1) {
      await visit(page, '/pricing');
      await expect(heading(page)).toHaveText('Pricing Plans');
    }
    await page.goto('/canary/marketing/registry.json');
    expect((await checkout.run('releases', '--health')).output).toMatch(
      /marketing_\w+ +10 % +\d+ +[1-9]/,
    );
    await expect(async () => {
      const { audit } = await releases(checkout);
      expect(audit[0]).toMatchObject({ action: 'rollback', app: 'marketing' });
      expect(audit[0]?.reason).toMatch(/^by itself: \d+ of \d+ loads of marketing_\w+ failed/);
    }).toPass({ timeout: 100_000, intervals: [3000] });
    expect(await composition(checkout)).toBe(before);
    expect((await checkout.run('release', '--canaries')).output).toContain('No canary stands.');
  },
);

test(
  'A candidate whose handler throws for some visitors ends, everybody has the live version, and its error is a line of source',
  { tag: '@slow' },
  async ({ checkout, browser, keys }) => {
    test.setTimeout(1_200_000);
    const before = await composition(checkout);
    checkout.change(forgotPage, '<ResetLinkForm />', THROWING_FORM);
    const line = checkout
      .read(forgotPage)
      .split('\n')
      .findIndex((each) => each.includes('throw'));
    const shipped = await checkout.run('release', 'account', '--percent', '10');
    checkout.restore();
    expect(shipped.code, shipped.output).toBe(0);

    let rounds = 0;
    while (!(await releases(checkout)).audit[0]?.reason) {
      expect(rounds, 'rounds of visits without an end of the canary').toBeLessThan(30);
      await Promise.all(ROUND.map((visitor) => useForm(browser, visitor)));
      rounds += 1;
    }
    const description = `${rounds * 6}, ${rounds * 2} of them of the candidate`;
    test.info().annotations.push({ type: 'visits', description });

    const [last] = (await releases(checkout)).audit;
    expect(last).toMatchObject({ action: 'rollback', app: 'account' });
    expect(await composition(checkout)).toBe(before);
    const [, place = ''] = /most often TypeError at (\S+)$/.exec(last?.reason ?? '') ?? [];
    expect((await checkout.run('releases', '--error', place)).output).toContain(
      `${forgotPage}:${line + 1}:`,
    );
    expect(await useForm(browser, { number: IN_SHARE, throws: true })).toEqual([]);
    const log = await fetch(`${keys.apiUrl}/functions/v1/health?since=2026-01-01`, {
      headers: { apikey: keys.secretKey },
    });
    const stored = await log.text();
    expect(stored).toContain(place.split('/').slice(1).join('/').split(':')[0]);
    expect(stored).not.toContain('asha');
  },
);

const THROWING_FORM =
  "<div onClickCapture={() => { if (localStorage.getItem('of-this-test')) throw new TypeError(location.href); }}><ResetLinkForm /></div>";
const [IN_SHARE, OUTSIDE] = [5, 50];

type Visitor = { number: number; throws: boolean };

/** Six visitors, of whom two are in the share. Half of both kinds meet the error if their version has it. */
const ROUND: Visitor[] = Array.from({ length: 6 }, (_, place) => ({
  number: place % 3 === 0 ? IN_SHARE : OUTSIDE,
  throws: place < 3,
}));

/** Visits the form as one person does, who types, clicks, stays a while and leaves. @returns the errors that were thrown */
async function useForm(browser: Browser, { number, throws }: Visitor): Promise<string[]> {
  const context = await browser.newContext({ baseURL: siteUrl });
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().name));
  if (throws)
    await context.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('of-this-test', 'yes');
    });
  const page = await withNumber(context, number, 'account');
  const reported = page.waitForRequest((request) => request.url().endsWith('/health'));
  await visit(page, '/forgot?from=asha-in-the-url');
  await page.getByLabel('Email').fill('asha-in-the-form@example.com');
  await page.getByLabel('Email').click();
  await reported;
  await page.goto('about:blank');
  await context.close();
  return errors;
}

/** A visitor whose number is this one of the hundred, counted from the first that gets the canary. */
async function withNumber(
  context: BrowserContext,
  number: number,
  remote = 'marketing',
): Promise<Page> {
  const document = await (await context.request.get(`/canary/${remote}/faq`)).text();
  const offset = Number(/"offset":(\d+)/.exec(document)?.[1]);
  await context.addInitScript(
    ([key = '', bucket = '']) => {
      // A tab begins with an empty page, which has no storage.
      if (location.protocol !== 'about:') localStorage.setItem(key, bucket);
    },
    [`site-bucket-${remote}`, String((100 + number - offset) % 100)],
  );
  return context.newPage();
}

/** Which composition visitors get. */
async function composition(checkout: Checkout): Promise<string> {
  return (await releases(checkout)).site;
}

async function releases(checkout: Checkout): Promise<Releases> {
  return JSON.parse((await checkout.run('releases', '--json')).output) as Releases;
}

interface Releases {
  site: string;
  audit: { action: string; app: string; reason?: string }[];
}
