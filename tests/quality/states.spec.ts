import type { Locator, Page } from '@playwright/test';
import { getBackendKeys } from '../support/backend';
import { signInContext } from '../support/sign-in-context';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

/** Attributes of a state, with their values when it is off and on. */
const STATES: Readonly<Record<string, readonly [off: string | null, on: string | null]>> = {
  'aria-selected': ['false', 'true'],
  'aria-pressed': ['false', 'true'],
  'aria-checked': ['false', 'true'],
  'aria-current': [null, 'page'],
  disabled: [null, ''],
  'aria-disabled': [null, 'true'],
};

interface Scene {
  readonly name: string;
  readonly path: string;
  readonly isForMembers?: boolean;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

const SCENES: readonly Scene[] = [
  { name: 'the pricing page', path: '/pricing' },
  { name: 'the page to sign in', path: '/login' },
  { name: 'the dashboard', path: '/dashboard', isForMembers: true },
  { name: 'the settings', path: '/dashboard?view=settings', isForMembers: true },
  {
    name: 'the editor with a text',
    path: '/editor',
    isForMembers: true,
    prepare: (page) => press(page, /^Add (heading|text|title)|^Heading|^Text/i),
  },
  {
    name: 'the designs of the editor',
    path: '/editor',
    isForMembers: true,
    prepare: (page) => page.getByRole('tab', { name: 'Design' }).click(),
  },
];

for (const { name, path, isForMembers, prepare } of SCENES)
  test(
    `With forced colors, no two states of a control of ${name} look alike`,
    { tag: '@slow' },
    async ({ page }) => {
      if (isForMembers) await signInContext(page.context(), getBackendKeys());
      const alike = new Set<string>();
      let count = 0;
      for (const colorScheme of ['dark', 'light'] as const)
        for (const contrast of ['no-preference', 'more'] as const) {
          await page.emulateMedia({
            forcedColors: 'active',
            reducedMotion: 'reduce',
            colorScheme,
            contrast,
          });
          await visit(page, path);
          await prepare?.(page);
          // From here on, focus is shown as it is for keys.
          await page.keyboard.press('Shift');
          for (const control of await findControls(page)) {
            count += 1;
            const pairs = await findAlike(page, control);
            pairs.map((pair) => alike.add(`${pair}, ${colorScheme}, contrast ${contrast}`));
          }
        }
      expect([...alike]).toEqual([]);
      expect(count).toBeGreaterThan(0);
    },
  );

type Control = { locator: Locator; attribute: string; label: string };

/** Finds one control of each kind: of the same element, classes and attribute. */
async function findControls(page: Page): Promise<Control[]> {
  const found = await page.evaluate((attributes) => {
    const kinds = new Set<string>();
    return attributes.flatMap((attribute) =>
      [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)].flatMap((element) => {
        const { width, height, top, bottom } = element.getBoundingClientRect();
        const kind = `${attribute} ${element.tagName}.${element.getAttribute('class')}`;
        const isShown = element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        });
        const isOnScreen = top >= 0 && bottom <= innerHeight;
        const isCovered = element.closest('[inert], [aria-hidden=true]') !== null;
        if (!isShown || isCovered || !isOnScreen || width < 4 || height < 4 || kinds.has(kind))
          return [];
        kinds.add(kind);
        const id = `${kinds.size} ${attribute}`;
        element.dataset['walk'] = id;
        const label = element.getAttribute('aria-label') ?? element.textContent.slice(0, 30);
        return [{ id, attribute, label: `${label} (${element.tagName} ${attribute})` }];
      }),
    );
  }, Object.keys(STATES));
  return found.map(({ id, ...control }) => ({
    ...control,
    locator: page.locator(`[data-walk="${id}"]`),
  }));
}

/** Takes pictures of a control: off and on, each with and without the focus. @returns the pairs that look alike */
async function findAlike(page: Page, { locator, attribute, label }: Control): Promise<string[]> {
  const box = (await locator.count()) === 1 ? await locator.boundingBox() : null;
  if (!box) return [];
  const clip = {
    x: Math.max(0, box.x - 10),
    y: Math.max(0, box.y - 10),
    width: box.width + 20,
    height: box.height + 20,
  };
  const pictures: [state: string, picture: string][] = [];
  const isFocusable = attribute !== 'disabled';
  for (const hasFocus of isFocusable ? [false, true] : [false])
    for (const [index, value] of (STATES[attribute] ?? []).entries()) {
      const isPossible = await locator.evaluate(
        (element, [state, next, shouldFocus]) => {
          if (shouldFocus) element.focus({ preventScroll: true });
          else (document.activeElement as HTMLElement | null)?.blur();
          if (next === null) element.removeAttribute(state);
          else element.setAttribute(state, next);
          return !shouldFocus || element === document.activeElement;
        },
        [attribute, value, hasFocus] as const,
      );
      const state = `${index === 0 ? 'off' : 'on'}${hasFocus ? ' with focus' : ''}`;
      const picture = await page.screenshot({ clip, animations: 'disabled' });
      // A tab is selected by its focus, and a disabled group disables all of it: such states do not exist.
      const hasStayed = await locator.evaluate(
        (element, [name, expected]) =>
          element.getAttribute(name) === expected &&
          (name !== 'disabled' || element.matches(':disabled') === (expected !== null)),
        [attribute, value] as const,
      );
      if (isPossible && hasStayed) pictures.push([state, picture.toString('base64')]);
    }
  return pictures.flatMap(([state, picture], index) =>
    pictures
      .slice(index + 1)
      .filter(([, other]) => other === picture)
      .map(([other]) => `${label}: ${state} = ${other}`),
  );
}
