import { INTERACTIVE_CONTROLS } from '@site/contract';
import { setVisitor, type SampleVisitor } from '@site/page/session/samples';
import { act, cleanup, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { setMatchingMediaQueries } from './set-matching-media-queries';
import type { WindowState } from './window-state';
import { hydratePage, isRenderedOrRedirected, waitForEffects, type PageVisit } from './page-visit';

/** Visitors with the media queries that match for them. */
const VISITORS: readonly { visitor: SampleVisitor; in: string; matching: readonly string[] }[] = [
  { visitor: 'loading', in: 'in the dark scheme', matching: ['(prefers-color-scheme: dark)'] },
  { visitor: 'anonymous', in: 'in the light scheme', matching: ['(prefers-color-scheme: light)'] },
  { visitor: 'member', in: 'with reduced motion', matching: ['(prefers-reduced-motion: reduce)'] },
  { visitor: 'ended', in: 'with forced colors', matching: ['(forced-colors: active)'] },
];

/** Parameters that no page reads: of mail tools, attacks and typing errors. */
const UNKNOWN_QUERY = '?utm_source=mail&__proto__=1&constructor=x&a[]=1&%F0=%&q=%3Cb%3E';

/** Rules of axe about the shell's layout, or about things that jsdom does not compute. */
const SKIPPED_AXE_RULES = ['color-contrast', 'region', 'landmark-one-main', 'page-has-heading-one'];

/**
 * Declares the tests that every page must pass.
 * @param readTraces reads the current state of the window
 * @param readStaticHtml reads the page's static HTML
 */
export function describePageConformance(
  visit: PageVisit,
  readTraces: () => Promise<WindowState>,
  readStaticHtml: () => Promise<string>,
): void {
  describeVisitors(visit);
  describeContent(visit);
  describeUnmount(visit, readTraces);
  if (visit.route.prerender) describeHydration(visit, readStaticHtml);
  if (visit.route.hydrate === false) describeStaticPage(visit, readStaticHtml);
}

function describeVisitors({ address, isForMembers, open }: PageVisit): void {
  test.each(VISITORS.filter(({ visitor }) => !isForMembers || visitor === 'member'))(
    'renders for the visitor "$visitor" $in',
    async ({ visitor, matching }) => {
      setMatchingMediaQueries(matching);
      await open(visitor);
    },
  );

  test('survives the end of the session', async () => {
    const page = await open('member');
    if (isForMembers) page.unmount();
    act(() => setVisitor('ended'));
    expect(isForMembers || isRenderedOrRedirected(page, address)).toBe(true);
  });
}

function describeContent({ open }: PageVisit): void {
  test('ignores unknown query parameters', async () => {
    const page = await open();
    await waitForEffects();
    const text = page.container.textContent;
    page.unmount();
    const { container } = await open(undefined, UNKNOWN_QUERY);
    await waitFor(() => expect(container.textContent).toBe(text));
  });

  test('has no violation of axe', async () => {
    const { container } = await open();
    const rules = Object.fromEntries(SKIPPED_AXE_RULES.map((rule) => [rule, { enabled: false }]));
    const options = { rules, resultTypes: ['violations' as const], preload: false };
    const { violations } = await axe.run(container, options);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

function describeUnmount({ open }: PageVisit, readTraces: () => Promise<WindowState>): void {
  test('leaves nothing behind in the window', async () => {
    const { styleSheets, bodyChildren, attributes } = await readTraces();
    (await open()).unmount();
    cleanup();
    const afterFirstVisit = await readTraces();
    expect(afterFirstVisit).toMatchObject({ styleSheets, bodyChildren, attributes });
    (await open()).unmount();
    cleanup();
    expect(await readTraces()).toEqual(afterFirstVisit);
  });
}

function describeHydration(
  { address: path, params, load }: PageVisit,
  readStaticHtml: () => Promise<string>,
): void {
  test('hydrates its static HTML without mismatch', async () => {
    const html = await readStaticHtml();
    const { default: Page } = await load();
    act(() => setVisitor('loading'));
    expect(html).toContain('<h1');
    expect(await hydratePage(<Page />, { html, path, params })).toEqual([]);
  });
}

const controls = [
  ...INTERACTIVE_CONTROLS.tags,
  ...INTERACTIVE_CONTROLS.roles.map((role) => `[role=${role}]`),
]
  .map((control) => `${control}:not([disabled])`)
  .join(', ');

function describeStaticPage({ open }: PageVisit, readStaticHtml: () => Promise<string>): void {
  test('has no controls, and the same text with its code as without', async () => {
    const staticPage = document.createElement('div');
    staticPage.innerHTML = await readStaticHtml();
    const { container } = await open('member');
    await waitForEffects();
    expect(container.textContent).toBe(staticPage.textContent);
    expect(Array.from(container.querySelectorAll(controls), ({ outerHTML }) => outerHTML)).toEqual(
      [],
    );
  });
}
