import type { Page } from '@playwright/test';
import { signInContext } from '../support/sign-in-context';
import { fetchPagesToStay } from '../support/site';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';
import { expectLayout } from './expect-layout';

for (const { path, access, prerender, tag } of await fetchPagesToStay()) {
  const title = `${path} fits any window, big fingers, large type, wide spacing, calm eyes and forced colours`;
  test(title, { tag }, async ({ page, keys }) => {
    if (access === 'member') await signInContext(page.context(), keys);
    await expectLayout(page, { path, prerender });
  });
}

for (const path of ['/', '/faq', '/pricing', '/book-demo', '/login']) {
  test(`${path} can be walked through by Tab: nothing traps, hides or loses the focus`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    const stops = await tabThrough(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(stops[0]?.name).toMatch(/skip/i);
    expect(stops.filter((stop) => stop.isHidden).map((stop) => stop.name)).toEqual([]);
    expect(stops.filter((stop) => !stop.isMarked).map((stop) => stop.name)).toEqual([]);
  });
}

test(
  'Titles of public pages of the site begin at one height, in one of two sizes',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const pages = (await fetchPagesToStay()).filter(
      ({ access, chrome }) => access !== 'member' && chrome === 'site',
    );
    const titles = [];
    for (const { path } of pages) {
      await visit(page, path);
      titles.push({ path, ...(await page.evaluate(measureTitle)) });
    }
    expect(titles.length).toBeGreaterThan(15);
    expect(titles.filter(({ top }) => Math.abs(top - 164) > 2)).toEqual([]);
    expect(titles.filter(({ size }) => size !== 64 && size !== 44)).toEqual([]);
  },
);

test(
  'Sections of a page and the scenes in them stand one distance apart',
  { tag: '@slow' },
  async ({ page }) => {
    for (const [width, distance] of [
      [1440, 128],
      [390, 64],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of PAGES_WITH_SCENES) {
        await visit(page, path);
        const gaps = await page.evaluate(measureGaps);
        expect(gaps.length, path).toBeGreaterThan(2);
        expect(
          gaps.filter((gap) => !(Math.abs(gap - distance) <= 2)),
          `${path} at ${width} px`,
        ).toEqual([]);
      }
    }
  },
);

const PAGES_WITH_SCENES = [
  '/',
  '/pitch-deck',
  '/business-plan',
  '/industry-professionals',
  '/organizations',
  '/educational-institutions',
  '/film-festival-marketing',
  '/aaas',
  '/about-company',
  '/hi/about-company',
];

/** Distances in CSS pixels below the title card and between sections, scenes among them. Runs inside the page. */
function measureGaps(): number[] {
  const titleCard = document.querySelector('main h1')?.closest('.ui-container');
  const sections = [...document.querySelectorAll('main section')];
  return [
    measureGap(titleCard, titleCard?.nextElementSibling),
    ...sections.slice(1).map((section, index) => measureGap(sections[index], section)),
  ];

  function measureGap(upper?: Element | null, lower?: Element | null): number {
    return Math.round(readEdge(lower, 'top') - readEdge(upper, 'bottom'));
  }

  /** A band has its edge where its color ends, any other section where its content does. */
  function readEdge(section: Element | null | undefined, side: 'top' | 'bottom'): number {
    if (!section) return Number.NaN;
    const edge = section.getBoundingClientRect()[side];
    const { backgroundColor, paddingTop, paddingBottom } = getComputedStyle(section);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return edge;
    return side === 'top'
      ? edge + Number.parseFloat(paddingTop)
      : edge - Number.parseFloat(paddingBottom);
  }
}

/** Top of the heading, and the largest type of it and of the promise below it, in CSS pixels. Runs inside the page. */
function measureTitle(): { top: number; size: number } {
  const heading = document.querySelector('main h1');
  const lines = document.querySelectorAll('main h1, main h1 + p');
  const sizes = Array.from(lines, (line) => Number.parseFloat(getComputedStyle(line).fontSize));
  return { top: heading?.getBoundingClientRect().top ?? 0, size: Math.max(...sizes) };
}

interface Stop {
  id: string;
  name: string;
  isHidden: boolean;
  isMarked: boolean;
}

/** Every stop of the focus until it leaves the page. A stop that comes back early is a trap. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop, stops.length);
    if (!stop || stops.some((each) => each.id === stop.id)) return stops;
    stops.push(stop);
  }
}

function readStop(count: number): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  element.dataset.tabStop ??= String(count);
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max(top + height / 2, 0), innerHeight - 1);
  const onTop = document.elementFromPoint(x, y);
  const label = element.closest('label') ?? element;
  const { outlineStyle, boxShadow } = getComputedStyle(element);
  return {
    id: element.dataset.tabStop,
    name:
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
      element.id,
    isHidden: !(onTop && (label.contains(onTop) || onTop.contains(element))),
    isMarked: outlineStyle !== 'none' || boxShadow !== 'none',
  };
}
