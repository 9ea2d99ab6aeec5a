import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@site/testing/find-free-port';
import { Builder, Key as Code, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findProgram } from './find-program';
import type { Browser, Engine, KeyPress, Tab, EngineOptions } from './tab';

const programs = ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session'];

/** WebKitGTK over WebDriver. It needs a screen and a message bus, so it is given some of its own. */
export function webkit(): Engine {
  const lacking = programs.filter((name) => !findProgram([name]));
  return {
    name: 'WebKit',
    missing: lacking[0]
      ? `WebKitGTK cannot be driven without ${lacking.join(', ')} (Debian: webkit2gtk-driver, xvfb, dbus-daemon).`
      : undefined,
    launch,
  };
}

async function launch(wishes: EngineOptions): Promise<Browser> {
  const port = await findFreePort();
  const service = startService(port, wishes);
  try {
    await untilListening(port, service);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
    await driver.manage().window().setRect({ width: 1280, height: 900, x: 0, y: 0 });
    return toBrowser(driver, service);
  } catch (error) {
    await end(service);
    throw error;
  }
}

function startService(port: number, { scheme, folder }: EngineOptions): ChildProcess {
  const settings = join(folder, 'settings');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`);
  const screen = ['-a', '-s', '-screen 0 1280x1024x24'];
  const program = ['dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`];
  return spawn('xvfb-run', [...screen, ...program], {
    // A group of its own: the screen, the bus and the browser end with it.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: settings,
      GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    },
  });
}

async function untilListening(port: number, service: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && service.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not answer within 60 s.');
}

function toBrowser(driver: WebDriver, service: ChildProcess): Browser {
  let isFirst = true;
  return {
    newTab: async () => {
      // A window: a new tab stays in the background here, and draws nothing.
      if (!isFirst) await driver.switchTo().newWindow('window');
      isFirst = false;
      return toTab(driver, await driver.getWindowHandle());
    },
    close: async () => {
      await driver.quit().catch(() => undefined);
      await end(service);
    },
  };
}

/** The driver has one tab at a time, so each call says first which one it means. */
function toTab(driver: WebDriver, handle: string): Tab {
  const inTab = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    await driver.switchTo().window(handle);
    return act();
  };
  return {
    open: (address) => inTab(() => driver.get(address)),
    reload: () => inTab(() => driver.navigate().refresh()),
    back: () => inTab(() => driver.navigate().back()),
    evaluate: (look, ...args) => inTab(() => driver.executeScript(look, ...args)),
    addScript: (script) => inTab(() => driver.executeScript(script)),
    click: (find, ...args) =>
      inTab(async () => {
        const found = await driver.executeScript<WebElement>(find, ...args);
        await found.click();
      }),
    drag: ({ rightPx, downPx }, find, ...args) =>
      inTab(async () => {
        const found = await driver.executeScript<WebElement>(find, ...args);
        const hand = driver.actions().move({ origin: found }).press();
        for (let part = 0; part < 8; part += 1)
          hand.move({ origin: Origin.POINTER, x: rightPx / 8, y: downPx / 8, duration: 20 });
        await hand.release().perform();
      }),
    type: (text) => inTab(() => driver.actions().sendKeys(text).perform()),
    press: (...keys) => {
      const pressed = keys.map((key) => codes[key] ?? key);
      const hands = driver.actions();
      for (const key of pressed) hands.keyDown(key);
      for (const key of pressed.toReversed()) hands.keyUp(key);
      return inTab(() => hands.perform());
    },
    resize: ({ width, height }) =>
      inTab(async () => {
        const bars = await driver.executeScript<number>(() => outerHeight - innerHeight);
        await driver
          .manage()
          .window()
          .setRect({ width, height: height + bars });
      }),
    screenshot: () => inTab(async () => Buffer.from(await driver.takeScreenshot(), 'base64')),
  };
}

const codes: Partial<Record<KeyPress[number], string>> = {
  Enter: Code.ENTER,
  Escape: Code.ESCAPE,
  ArrowRight: Code.ARROW_RIGHT,
  Control: Code.CONTROL,
};

async function end(service: ChildProcess): Promise<void> {
  if (service.pid === undefined || service.exitCode !== null) return;
  process.kill(-service.pid, 'SIGTERM');
  // Until the last of the group is gone: what still runs writes into the folder that is removed next.
  for (let look = 0; isAlive(-service.pid); look += 1) {
    if (look === 50) process.kill(-service.pid, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function isAlive(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}
