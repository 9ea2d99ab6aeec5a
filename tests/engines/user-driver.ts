import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { isPageReady } from '@site/release/page-checks';
import { siteUrl } from '../support/site';
import { installPageQueries, type Role } from './page-queries';
import type { PageFunction, KeyPress, Tab, DragDistance } from './tab';

/** Patience with the slowest engine on the slowest machine; whoever is quick never waits for it. */
const limit = { timeout: 60_000, intervals: [50, 100, 200, 400] };

const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);
const eyes = `${readFileSync(library, 'utf8')};(${installPageQueries.toString()})()`;

/** Actions of a user in a tab, and queries of what is on screen. Each waits for its result. */
export class UserDriver {
  constructor(private readonly tab: Tab) {}

  /** An address of the site, or a whole one. */
  async open(address: string): Promise<void> {
    await this.tab.open(new URL(address, siteUrl).href);
    await this.waitUntil('The page can be used', isPageReady);
  }

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.waitUntil('The page can be used', isPageReady);
  }

  back(): Promise<void> {
    return this.tab.back();
  }

  press(...keys: KeyPress): Promise<void> {
    return this.tab.press(...keys);
  }

  /** A command of the editor by its name, as everything can be reached without a mouse. */
  async runCommand(command: string): Promise<void> {
    await this.press('Control', 'k');
    await this.expectElement('combobox', 'Command');
    await this.type(command);
    await this.press('Enter');
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  resize(size: { width: number; height: number }): Promise<void> {
    return this.tab.resize(size);
  }

  /** Picture of the window, as PNG, once fonts and pictures are drawn and nothing moves. */
  async screenshot(): Promise<Buffer> {
    await this.tab.evaluate(prepareForPicture);
    await this.waitUntil('Fonts and pictures are loaded', areFontsAndPicturesLoaded);
    // Until then, WebKit on a busy machine answers with one black picture after the other.
    await this.waitUntil('The page has been painted', isPainted);
    let shown: Buffer = Buffer.alloc(0);
    await this.retry(async () => {
      const next = await this.tab.screenshot();
      const isStill = next.equals(shown);
      shown = next;
      expect(isStill, 'The page stands still').toBe(true);
    });
    return shown;
  }

  click(role: Role, name: string): Promise<void> {
    return this.clickOn((...thing) => window.pageQueries.findClickable(...thing), role, name);
  }

  drag(role: Role, name: string, by: DragDistance): Promise<void> {
    return this.retry(() =>
      this.tab.drag(by, (...thing) => window.pageQueries.findClickable(...thing), role, name),
    );
  }

  /** Lets a file fall on the editor; its content is base64. */
  drop(name: string, type: string, base64: string): Promise<void> {
    return this.retry(() => this.tab.evaluate(dropFile, name, type, base64));
  }

  /** Brings the focus there, as Tab does after any number of steps. */
  focus(role: Role, name: string): Promise<void> {
    return this.waitUntil(`The ${role} "${name}" has the focus`, focus, role, name);
  }

  /** Replaces what stands in a field, key by key. */
  async fill(label: string, text: string): Promise<void> {
    await this.clickOn((name) => window.pageQueries.findField(name), label);
    await this.tab.evaluate(selectAll);
    await this.tab.type(text);
  }

  async choose(label: string, option: string): Promise<void> {
    await this.waitUntil(`"${option}" is chosen for "${label}"`, choose, label, option);
  }

  expectElement(role: Role, name: string): Promise<void> {
    const isThere = (...thing: [Role, string]) => Boolean(window.pageQueries.find(...thing));
    return this.waitUntil(`There is the ${role} "${name}"`, isThere, role, name);
  }

  expectText(text: string): Promise<void> {
    return this.waitUntil(`"${text}" can be read`, (its) => window.pageQueries.canRead(its), text);
  }

  /** Whether a field has this text in it. */
  expectFieldText(label: string, text: string): Promise<void> {
    return this.waitUntil(`"${label}" holds "${text}"`, fieldContains, label, text);
  }

  expectPath(path: string): Promise<void> {
    const isThere = (wanted: string) => location.pathname + location.search === wanted;
    return this.waitUntil(`The address is ${path}`, isThere, path);
  }

  async evaluate<Args extends unknown[], Answer>(
    look: PageFunction<Args, Answer>,
    ...args: Args
  ): Promise<Answer> {
    return this.tab.evaluate(look, ...args);
  }

  waitUntil<Args extends unknown[]>(
    what: string,
    look: PageFunction<Args, boolean>,
    ...args: Args
  ): Promise<void> {
    return this.retry(async () => {
      expect(await this.tab.evaluate(look, ...args), what).toBe(true);
    });
  }

  private clickOn<Args extends unknown[]>(
    find: PageFunction<Args, Element>,
    ...args: Args
  ): Promise<void> {
    return this.retry(() => this.tab.click(find, ...args));
  }

  /**
   * On a timeout, the error names the current address, the messages that can be read there, and what is busy or has the
   * focus.
   */
  private async retry(act: () => Promise<void>): Promise<void> {
    try {
      await expect(async () => {
        if (!(await this.tab.evaluate(() => 'pageQueries' in window)))
          await this.tab.addScript(eyes);
        await act();
      }).toPass(limit);
    } catch (cause) {
      const place = await this.tab
        .evaluate(describePage)
        .catch(() => 'a page that does not answer');
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${reason}\nThis is ${place}`, { cause });
    }
  }
}

function dropFile(name: string, type: string, base64: string): void {
  const editor = document.querySelector('[data-region="editor"]');
  if (!editor) throw new Error('There is no editor to let it fall on.');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], name, { type }));
  const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  editor.dispatchEvent(event);
}

function describePage(): string {
  const heading = document.querySelector('h1')?.textContent ?? 'no heading';
  const messages = [
    ...document.querySelectorAll('[role=alert], [role=status], [aria-busy=true], :focus'),
  ]
    .map((each) => each.textContent.trim() || each.outerHTML.slice(0, 120))
    .filter(Boolean);
  return [`“${heading}” at ${location.href}`, ...messages].join('\n');
}

function focus(role: Role, name: string): boolean {
  const found = window.pageQueries.find(role, name);
  if (!(found instanceof HTMLElement))
    throw new Error(`There is no ${role} "${name}". ${document.body.innerText.slice(0, 300)}`);
  found.focus();
  if (document.activeElement === found) return true;
  throw new Error(`The focus stays on ${document.activeElement?.outerHTML.slice(0, 80)}`);
}

function selectAll(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

function fieldContains(label: string, text: string): boolean {
  const field = window.pageQueries.findField(label);
  return 'value' in field && String(field.value).includes(text);
}

function choose(label: string, option: string): boolean {
  const list = window.pageQueries.findField(label);
  if (!(list instanceof HTMLSelectElement)) return false;
  list.value = [...list.options].find(({ text }) => text === option)?.value ?? '';
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return list.value !== '';
}

/**
 * Removes from the page whatever makes two pictures of it differ: a caret, a scroll bar that fades, transitions, and fonts
 * that missed the first paint. Runs inside the page.
 */
function prepareForPicture(): Promise<unknown> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const inline = [...document.styleSheets].filter(({ href }) => href === null);
  const fonts = inline
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    // A face whose time is over stays unused; the same rule once more is a new face.
    .map(({ cssText }) => cssText.replace('font-display: optional', 'font-display: swap'));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${fonts.join('')}:root{scrollbar-width:none}*,*::before,*::after{animation:none!important;transition:none!important}`,
  );
  document.adoptedStyleSheets.push(sheet);
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Runs inside the page. */
function isPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0;
}

function areFontsAndPicturesLoaded(): boolean {
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
  return document.fonts.status === 'loaded' && pictures.every(({ complete }) => complete);
}
