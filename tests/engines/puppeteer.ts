import { CHROMIUM_FLAGS, findChromium } from '@site/node/find-chromium';
import puppeteer, { type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core';
import { findProgram } from './find-program';
import type { Browser, Engine, PageFunction, Tab, EngineOptions } from './tab';

const viewport = { width: 1280, height: 800 };

/** Chromium over the protocol of its developer tools. */
export function chromium(): Engine {
  const program = findChromium();
  return {
    name: 'Chromium',
    missing: program ? undefined : 'Chromium is not installed.',
    launch: async ({ scheme, folder }) => {
      const browser = await launch({
        browser: 'chrome',
        executablePath: program ?? '',
        userDataDir: `${folder}/profile`,
        args: [...CHROMIUM_FLAGS],
        downloadBehavior: { policy: 'allow', downloadPath: folder },
      });
      const features = [{ name: 'prefers-color-scheme', value: scheme }];
      return toBrowser(browser, (page) => page.emulateMediaFeatures(features));
    },
  };
}

/** Firefox over WebDriver BiDi. */
export function firefox(): Engine {
  const program = findProgram(['firefox-esr', 'firefox']);
  return {
    name: 'Firefox',
    missing: program ? undefined : 'Firefox is not installed (Debian: firefox-esr).',
    launch: async (wishes) =>
      toBrowser(
        await launch({
          browser: 'firefox',
          executablePath: program ?? '',
          extraPrefsFirefox: preferences(wishes),
        }),
      ),
  };
}

/** Firefox takes the colour scheme and the folder of downloads from its settings only. */
function preferences({ scheme, folder }: EngineOptions): Record<string, unknown> {
  return {
    'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
    'browser.download.folderList': 2,
    'browser.download.dir': folder,
    'browser.download.useDownloadDir': true,
    // Its list of downloads would take the keys from the page.
    'browser.download.alwaysOpenPanel': false,
    'browser.download.always_ask_before_handling_new_types': false,
    'pdfjs.disabled': true,
  };
}

function launch(options: LaunchOptions) {
  return puppeteer.launch({ headless: true, defaultViewport: viewport, ...options });
}

function toBrowser(
  browser: Awaited<ReturnType<typeof launch>>,
  ready: (page: Page) => Promise<void> = async () => undefined,
): Browser {
  return {
    newTab: async () => {
      const page = await browser.newPage();
      await ready(page);
      return toTab(page);
    },
    close: () => browser.close(),
  };
}

function toTab(page: Page): Tab {
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    evaluate: (look, ...args) => page.evaluate(textOf(look, args)) as Promise<never>,
    addScript: async (script) => void (await page.evaluate(script)),
    click: async (find, ...args) => {
      const found = await page.evaluateHandle(textOf(find, args));
      await (found as ElementHandle<Element>).click();
    },
    drag: async ({ rightPx, downPx }, find, ...args) => {
      const found = (await page.evaluateHandle(textOf(find, args))) as ElementHandle<Element>;
      const { x, y } = await found.clickablePoint();
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + rightPx, y + downPx, { steps: 8 });
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    resize: (size) => page.setViewport(size),
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}

/** A call as text, which is how it gets into the page in any case. */
function textOf<Args extends unknown[]>(look: PageFunction<Args, unknown>, args: Args): string {
  return `(${look.toString()})(...${JSON.stringify(args)})`;
}
