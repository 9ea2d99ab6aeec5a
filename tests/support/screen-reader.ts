import type { CDPSession, Page } from '@playwright/test';
import { expect } from './test';

interface AccessibleNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly value?: { readonly value?: string | number };
  readonly description?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[];
}

/** States that a screen reader says after a role. */
const SPOKEN_STATES = new Set([
  'invalid',
  'required',
  'checked',
  'pressed',
  'selected',
  'expanded',
  'disabled',
  'busy',
  'modal',
]);

/** Roles whose names are said when the focus comes into them. */
const SPOKEN_CONTEXTS = new Set([
  'alertdialog',
  'application',
  'banner',
  'complementary',
  'contentinfo',
  'dialog',
  'form',
  'group',
  'listbox',
  'main',
  'menu',
  'navigation',
  'radiogroup',
  'region',
  'tablist',
  'tabpanel',
  'toolbar',
]);

/**
 * Writes down what a screen reader says during a journey by keyboard: what the focus comes into, name, role, states and
 * description of what has it, as the browser's own accessibility tree has them, and the messages of live regions.
 */
export class ScreenReader {
  readonly #transcript: string[] = [];
  #messages: string[] = [];
  #contexts: readonly string[] = [];
  #element = '';
  #session: CDPSession | undefined;

  private constructor(readonly page: Page) {}

  /** Starts before the first page is opened. */
  static async start(page: Page): Promise<ScreenReader> {
    const reader = new ScreenReader(page);
    reader.#session = await page.context().newCDPSession(page);
    await reader.#session.send('Accessibility.enable');
    await page.exposeFunction('recordMessage', (text: string) => reader.#messages.push(text));
    await page.addInitScript(observeLiveRegions);
    return reader;
  }

  get transcript(): string {
    return `${this.#transcript.join('\n').trim()}\n`;
  }

  /** A heading of the transcript. */
  startChapter(title: string): void {
    this.#transcript.push('', `# ${title}`, '');
  }

  /** Waits until what has the focus, or the active one of its options, is described so, and writes it down. */
  async expectFocus(description: RegExp): Promise<void> {
    await expect
      .poll(() => this.#isFocused(description), { message: `focus: ${description}` })
      .toBe(true);
    await this.#writeFocus();
  }

  /** Presses a key and writes down what has the focus then: at once, or when it is described so. */
  async press(key: string, description?: RegExp): Promise<void> {
    await this.page.keyboard.press(key);
    this.#transcript.push(`> ${key}`);
    if (description) await this.expectFocus(description);
    else await this.#writeFocus();
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.#transcript.push(`> “${text}”`);
  }

  /** Presses a key until something described so has the focus, and writes down every stop. */
  async pressUntil(key: string, description: RegExp): Promise<void> {
    for (let stop = 0; stop < 80; stop += 1) {
      await this.press(key);
      if (await this.#isFocused(description)) return;
    }
    throw new Error(`No stop is described so: ${description}\n${this.transcript}`);
  }

  /** Presses a key that starts something, and writes down what is said until its end, then what has the focus. */
  async pressAndListen(key: string, message: RegExp): Promise<void> {
    await this.page.keyboard.press(key);
    this.#transcript.push(`> ${key}`);
    await this.expectMessage(message);
    await this.#writeFocus();
  }

  /** Waits for a message of a live region, and writes down all that came until then. */
  async expectMessage(message: RegExp): Promise<void> {
    await expect.poll(() => this.#messages.join('\n')).toMatch(message);
    this.#transcript.push(...this.#messages.map((each) => `  (${each})`));
    this.#messages = [];
  }

  async #isFocused(description: RegExp): Promise<boolean> {
    const { element, option } = await this.#readFocus();
    return description.test(element) || description.test(option);
  }

  async #writeFocus(): Promise<void> {
    const { contexts, element, option } = await this.#readFocus();
    const entered = contexts.filter((each) => !this.#contexts.includes(each));
    const spoken = option !== '' && element === this.#element ? [option] : [element, option];
    this.#contexts = contexts;
    this.#element = element;
    this.#transcript.push(
      ...entered.map((each) => `  [${each}]`),
      ...spoken.filter(Boolean).map((each) => `  ${each}`),
    );
  }

  /** Reads what has the focus, with the active one of its options, and the named parts of the page around it. */
  async #readFocus() {
    const [node, ...ancestors] = await this.#readNodes('document.activeElement');
    const [option] = await this.#readNodes('document.activeElement?.ariaActiveDescendantElement');
    const contexts = ancestors.filter(
      ({ role, name }) =>
        SPOKEN_CONTEXTS.has(role?.value ?? '') && (name?.value || role?.value === 'main'),
    );
    return {
      contexts: contexts.map(({ name, role }) => join([name?.value, role?.value])).toReversed(),
      element: node ? describe(node) : '',
      option: option ? describe(option) : '',
    };
  }

  /** An element and those around it, from the inside, without those that are not in the accessibility tree. */
  async #readNodes(expression: string): Promise<readonly AccessibleNode[]> {
    const session = this.#session as CDPSession;
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (!result.objectId) return [];
    const { nodes } = await session
      .send('Accessibility.getAXNodeAndAncestors', { objectId: result.objectId })
      .catch((error: unknown) => {
        if (!/Cannot find context/.test(String(error))) throw error;
        // The document has just given way to the next one.
        return { nodes: [] };
      });
    return (nodes as readonly AccessibleNode[]).filter(({ ignored }) => !ignored);
  }
}

function describe({ role, name, value, description, properties = [] }: AccessibleNode): string {
  const states = properties.flatMap(({ name: state, value: { value: set } }) => {
    if (state === 'level') return [`level ${String(set)}`];
    if (!SPOKEN_STATES.has(state)) return [];
    if (state === 'expanded') return [set === true ? 'expanded' : 'collapsed'];
    if (state === 'checked' || state === 'pressed') return set === 'true' ? state : `not ${state}`;
    return set === true || set === 'true' ? [state] : [];
  });
  const held = value?.value === undefined ? undefined : `“${String(value.value)}”`;
  const kind = role?.value === 'RootWebArea' ? 'page' : role?.value;
  return join([name?.value, kind, ...states, held, description?.value]);
}

function join(parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part.trim() !== '')
    .join(', ')
    .replaceAll(/\s+/g, ' ');
}

/**
 * Reports messages as every screen reader says them: changes of live regions that were there before, once they are no
 * longer busy, and new alerts. What is hidden from screen readers says nothing. Runs inside the page.
 */
function observeLiveRegions(): void {
  const { recordMessage } = window as unknown as { recordMessage: (text: string) => void };
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
  const ATOMIC = '[role=status], [role=alert], [aria-atomic=true]';
  const SILENT = '[inert], [aria-hidden=true], [aria-busy=true]';
  let pending = new Set<string>();
  const record = (node: Node) => {
    const element = node instanceof HTMLElement ? node : node.parentElement;
    const text = node === element ? element.innerText : node.textContent;
    const message = text?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (message === '' || !element?.checkVisibility() || element.closest(SILENT)) return;
    // One change of the page is often several mutations.
    if (pending.size === 0)
      setTimeout(() => {
        for (const each of pending) recordMessage(each);
        pending = new Set();
      }, 50);
    pending.add(message);
  };
  const observer = new MutationObserver((mutations) => {
    const added = mutations.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const { target, addedNodes } of mutations) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      if (!region || added.some((node) => node.contains(region))) continue;
      if (region.matches(ATOMIC)) record(region);
      else for (const node of addedNodes) record(node);
    }
    for (const node of added) {
      const elements = node instanceof Element ? [node, ...node.querySelectorAll('*')] : [];
      for (const each of elements) if (each.matches('[role=alert]')) record(each);
    }
  });
  document.addEventListener('DOMContentLoaded', () =>
    observer.observe(document, { subtree: true, childList: true, characterData: true }),
  );
}
