import type { Locator, Page } from '@playwright/test';
import { getBackendKeys } from '../support/backend';
import { serveCatalogue, type Catalogue } from '../support/serve-catalogue';
import { signInContext } from '../support/sign-in-context';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

/** Attributes of a state, with their values when it is off and on; `checked` is changed by clicks. */
const STATES: Readonly<Record<string, readonly [off: string | null, on: string | null]>> = {
  'aria-selected': ['false', 'true'],
  'aria-pressed': ['false', 'true'],
  'aria-checked': ['false', 'true'],
  'aria-current': [null, 'page'],
  disabled: [null, ''],
  'aria-disabled': [null, 'true'],
  checked: ['false', 'true'],
};

interface Scene {
  readonly name: string;
  /** Of a page, or `catalogue:` with the name of a section. */
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
  {
    name: 'the export of the editor',
    path: '/editor',
    isForMembers: true,
    prepare: async (page) => {
      await press(page, /^Export/);
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
    },
  },
  ...['buttons', 'fields', 'mui-buttons', 'mui-fields', 'mui-surfaces'].map((section) => ({
    name: `the catalogue’s ${section}`,
    path: `catalogue:${section}`,
  })),
];

let catalogue: Catalogue;
test.beforeAll(async () => (catalogue = await serveCatalogue()));
test.afterAll(() => catalogue.close());

function open(page: Page, path: string): Promise<unknown> {
  const [, section] = path.split(':');
  return section ? page.goto(`${catalogue.address}/?only=${section}`) : visit(page, path);
}

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
          await open(page, path);
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

type Control = { locator: Locator; drawn: Locator; attribute: string; label: string };

/** Finds one control of each kind: of the same element, classes and attribute. */
async function findControls(page: Page): Promise<Control[]> {
  const found = await page.evaluate((attributes) => {
    const kinds = new Set<string>();
    return attributes.flatMap((attribute) =>
      [...document.querySelectorAll<HTMLElement>(selectorOf(attribute))].flatMap((element) => {
        const kind = ['class', 'type'].map((name) => element.getAttribute(name));
        const key = [attribute, element.tagName, ...kind].join(' ');
        const drawn = drawnOf(element);
        if (!isVisible(drawn) || kinds.has(key)) return [];
        kinds.add(key);
        const id = `${kinds.size} ${attribute}`;
        element.dataset['walk'] = id;
        drawn.dataset['walked'] = id;
        const text = (element.closest('label') ?? element).textContent.slice(0, 30);
        const label = element.getAttribute('aria-label') ?? text;
        return [{ id, attribute, label: `${label} (${element.tagName} ${attribute})` }];
      }),
    );

    function selectorOf(attribute: string): string {
      if (attribute !== 'checked') return `[${attribute}]`;
      return '[type=checkbox]:enabled, [type=radio]:enabled';
    }

    /** MUI draws a box or a slider in place of the native one, which is transparent. */
    function drawnOf(element: HTMLElement): HTMLElement {
      const isBox = element.matches('[type=checkbox], [type=radio]');
      const box = isBox ? element.parentElement : null;
      return box ?? element.closest<HTMLElement>('.MuiSlider-root') ?? element;
    }

    function isVisible(element: HTMLElement): boolean {
      const { width, height, top, bottom } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const isCovered = element.closest('[inert], [aria-hidden=true]') !== null;
      const isOnScreen = top >= 0 && bottom <= innerHeight;
      return isShown && !isCovered && isOnScreen && width >= 4 && height >= 4;
    }
  }, Object.keys(STATES));
  return found.map(({ id, ...control }) => ({
    ...control,
    locator: page.locator(`[data-walk="${id}"]`),
    drawn: page.locator(`[data-walked="${id}"]`),
  }));
}

/** Takes pictures of a control: off and on, each with and without the focus. @returns the pairs that look alike */
async function findAlike(page: Page, control: Control): Promise<string[]> {
  const { locator, drawn, attribute, label } = control;
  const box = (await drawn.count()) === 1 ? await drawn.boundingBox() : null;
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
      const isPossible = await locator.evaluate(setState, [attribute, value, hasFocus] as const);
      const state = `${index === 0 ? 'off' : 'on'}${hasFocus ? ' with focus' : ''}`;
      const picture = await page.screenshot({ clip, animations: 'disabled' });
      // A tab is selected by its focus, and a disabled group disables all of it: such states do not exist.
      const hasStayed = await locator.evaluate(hasState, [attribute, value] as const);
      if (isPossible && hasStayed) pictures.push([state, picture.toString('base64')]);
    }
  return pictures.flatMap(([state, picture], index) =>
    pictures
      .slice(index + 1)
      .filter(([, other]) => other === picture)
      .map(([other]) => `${label}: ${state} = ${other}`),
  );
}

/** Runs in the page. @returns false for a state that does not exist */
function setState(
  element: HTMLElement,
  [attribute, value, hasFocus]: readonly [string, string | null, boolean],
): boolean {
  if (hasFocus) element.focus({ preventScroll: true });
  else (document.activeElement as HTMLElement | null)?.blur();
  if (element instanceof HTMLInputElement && attribute === 'checked') check(element);
  else if (value === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
  if (attribute === 'disabled') markDisabled();
  return !hasFocus || element === document.activeElement;

  function check({ type, name, checked }: HTMLInputElement): void {
    if (String(checked) === value) return;
    const others = [...document.querySelectorAll<HTMLInputElement>('[type=radio]:not(:checked)')];
    const other = others.find((each) => each.name === name);
    (type === 'radio' && value === 'false' ? other : element)?.click();
  }

  /** MUI marks what it disables by a class, too. */
  function markDisabled(): void {
    const root = element.closest('.MuiFormControlLabel-root, .MuiSlider-root');
    for (const part of root ? [root, ...root.querySelectorAll('*')] : [])
      part.classList.toggle('Mui-disabled', value !== null);
  }
}

/** Runs in the page. */
function hasState(
  element: HTMLElement,
  [attribute, expected]: readonly [string, string | null],
): boolean {
  if (attribute === 'checked') return String((element as HTMLInputElement).checked) === expected;
  return (
    element.getAttribute(attribute) === expected &&
    (attribute !== 'disabled' || element.matches(':disabled') === (expected !== null))
  );
}
