import { expect } from '@playwright/test';
import { openEditor, signInToEditor } from './export-deck';
import { testLongJourney, step } from './test-journey';
import type { UserDriver } from './user-driver';

/**
 * Every way out of the editor, on every disk, beside another tab and alone: no character is lost without a question. The
 * cells are driven inside one page, so that nine ways on five disks take minutes.
 */
const DISKS = ['full', 'blocked', 'slow', 'failing once', 'gone'] as const;
type Disk = (typeof DISKS)[number];

/** Ways that end the document, which the browser asks about: their event is the same. */
const UNLOADS = ['reload', 'closing the tab', 'a new version of the site'] as const;
/** Ways within the site. */
const EXITS = ['link', 'Back', 'Forward', 'another deck', 'sign-out'] as const;
type Exit = (typeof EXITS)[number];

for (const disk of DISKS)
  testLongJourney(
    `On a disk that is ${disk}, no way out loses a word`,
    'dark',
    async ({ openTab }) => {
      const alone = await openTab();
      await signInToEditor(alone);
      await alone.evaluate(installDisk);
      for (const way of UNLOADS) await step(`One tab: ${way}`, () => tryUnload(alone, disk));
      await step('One tab: another tab takes over', () => tryHandOver(alone, disk));
      for (const way of EXITS) await step(`One tab: ${way}`, () => tryExit(alone, disk, way));

      await openEditor(alone);
      const maker = await openTab();
      await openEditor(maker);
      await maker.evaluate(installDisk);
      await takeOver(maker);
      for (const way of UNLOADS) await step(`Two tabs: ${way}`, () => tryUnload(maker, disk));
      await step('Two tabs: the other tab takes over', () => tryHandOver(maker, disk, alone));
      await takeOver(maker);
      for (const way of EXITS) await step(`Two tabs: ${way}`, () => tryExit(maker, disk, way));
    },
  );

let words = 0;

/** Types a word that no other cell types, on a broken disk. */
async function typeOn(maker: UserDriver, disk: Disk): Promise<string> {
  const word = `word${(words += 1)}x`;
  await maker.focus('region', 'Canvas…');
  await maker.press('Escape');
  await maker.press('t');
  await maker.expectElement('textbox', 'Text on the slide');
  await maker.evaluate((kind) => window.disk.break(kind), disk);
  await maker.type(word);
  await maker.waitUntil('It is on the screen', isShown, word);
  return word;
}

async function tryUnload(maker: UserDriver, disk: Disk): Promise<void> {
  const word = await typeOn(maker, disk);
  const hasQuestion = await maker.evaluate(() => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  });
  if (!hasQuestion) expect(await maker.evaluate(isStored, word), 'It is stored').toBe(true);
  if (isRefusing(disk)) expect(hasQuestion, 'The browser asks').toBe(true);
  await maker.evaluate(() => window.disk.heal());
  await expectStored(maker, word);
}

/** The tab that becomes a reader keeps its words on the screen, says so, and takes no more. */
async function tryHandOver(maker: UserDriver, disk: Disk, other?: UserDriver): Promise<void> {
  const word = await typeOn(maker, disk);
  // Background tabs draw no frames, so nothing in them can be clicked by a mouse.
  if (other) await other.evaluate(pressEditHere);
  else await maker.evaluate(askForDeck);
  await maker.waitUntil('The text is closed', isTextClosed);
  await maker.waitUntil('It is on the screen', isShown, word);
  if (other && isRefusing(disk)) {
    await maker.expectText('Changes made here since then are not stored.');
    await maker.evaluate(() => window.disk.heal());
    await takeOver(maker);
  }
  await maker.evaluate(() => window.disk.heal());
  await expectStored(maker, word);
}

async function tryExit(maker: UserDriver, disk: Disk, way: Exit): Promise<void> {
  await maker.evaluate(enterFor, way);
  await maker.waitUntil('The editor is open', isEditorOpen);
  await takeOver(maker);
  const word = await typeOn(maker, disk);
  const session = await maker.evaluate(leaveBy, way);
  await maker.waitUntil('It asks or leaves', isAskingOrLeft, word);
  const hasQuestion = await maker.evaluate(isAsking);
  if (isRefusing(disk)) expect(hasQuestion, 'It asks').toBe(true);
  if (!hasQuestion) expect(await maker.evaluate(isStored, word), 'It is stored').toBe(true);
  await maker.evaluate(() => window.disk.heal());
  await maker.waitUntil('It leaves once everything is stored', hasLeft, word);
  await expectStored(maker, word);
  await maker.evaluate(restoreSession, session);
}

const isRefusing = (disk: Disk) => disk === 'full' || disk === 'blocked' || disk === 'slow';

function expectStored(maker: UserDriver, word: string): Promise<void> {
  return maker.waitUntil(`“${word}” is stored`, isStored, word);
}

/** Takes the deck over, unless this tab has it. */
async function takeOver(maker: UserDriver): Promise<void> {
  await maker.evaluate(pressEditHere);
  await maker.waitUntil('It writes', isWriter);
}

declare global {
  interface Window {
    disk: {
      break: (kind: string) => unknown;
      heal: () => void;
      /** Name of the database of decks; empty while there is none. */
      findName: () => Promise<string>;
    };
  }
}

/** Breaks the disk of the page in the five ways. Runs inside the page. */
function installDisk(): void {
  const { put } = IDBObjectStore.prototype;
  const { transaction } = IDBDatabase.prototype;
  const { open } = IDBFactory.prototype;
  let isHeld = false;
  const refuse = (name: string) => () => {
    throw new DOMException('Refused', name);
  };
  const findName = async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    // The database of file copies has a name that begins in the same way, and WebKit lists it at any place.
    return names.find((name) => /^slides-(?!copies-)/.test(name)) ?? '';
  };
  const openOwn = async () => {
    const request = open.call(indexedDB, await findName());
    await new Promise((resolve) => request.addEventListener('success', resolve));
    return request.result;
  };
  /** Keeps a transaction open that every write waits for. Resolves once it has begun. */
  const hold = (database: IDBDatabase) =>
    new Promise<void>((resolve) => {
      const store = transaction
        .call(database, ['slides', 'decks', 'locks'], 'readwrite')
        .objectStore('locks');
      const spin = () => {
        if (isHeld) store.get('').addEventListener('success', spin);
        else database.close();
        resolve();
      };
      store.get('').addEventListener('success', spin);
    });
  const breaks: Record<string, () => unknown> = {
    full: () => (IDBObjectStore.prototype.put = refuse('QuotaExceededError')),
    blocked() {
      IDBFactory.prototype.open = refuse('SecurityError');
      IDBDatabase.prototype.transaction = refuse('InvalidStateError');
    },
    async slow() {
      isHeld = true;
      await hold(await openOwn());
    },
    'failing once'() {
      IDBObjectStore.prototype.put = function (...given) {
        IDBObjectStore.prototype.put = put;
        throw new DOMException(`Failed on ${String(given.length)}`, 'UnknownError');
      };
    },
    gone: () => void findName().then((name) => indexedDB.deleteDatabase(name)),
  };
  window.disk = {
    break: (kind) => breaks[kind]?.(),
    findName,
    heal() {
      isHeld = false;
      IDBObjectStore.prototype.put = put;
      IDBDatabase.prototype.transaction = transaction;
      IDBFactory.prototype.open = open;
    },
  };
}

/** Runs inside the page. */
async function isStored(word: string): Promise<boolean> {
  const name = await window.disk.findName();
  if (name === '') return false;
  const request = indexedDB.open(name);
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const database = request.result;
  if (!database.objectStoreNames.contains('slides')) {
    database.close();
    return false;
  }
  const all = database.transaction('slides').objectStore('slides').getAll();
  await new Promise((resolve) => all.addEventListener('success', resolve));
  database.close();
  return JSON.stringify(all.result).includes(word);
}

/** Runs inside the page. */
function isShown(word: string): boolean {
  return document.querySelector('[data-board]')?.textContent.includes(word) ?? false;
}

/** Runs inside the page. */
function isTextClosed(): boolean {
  return document.querySelector('[data-board] [contenteditable=true]') === null;
}

/** Runs inside the page. */
function isEditorOpen(): boolean {
  return document.querySelector('[data-board]') !== null;
}

/** Runs inside the page. */
function isWriter(): boolean {
  return isEditorShown() && !document.body.innerText.includes('This deck is open in another tab.');
  function isEditorShown(): boolean {
    return document.querySelector('[data-board]') !== null;
  }
}

/** Runs inside the page. */
function pressEditHere(): void {
  const buttons = [...document.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent === 'Edit here')?.click();
}

/** Asks this tab for its deck, as another tab does. Runs inside the page. */
function askForDeck(): void {
  const deckId = location.pathname.split('/')[2];
  const channel = new BroadcastChannel(`deck:${deckId}`);
  channel.postMessage('asked');
  setTimeout(() => channel.close(), 1000);
}

/** Runs inside the page. */
function isAsking(): boolean {
  return document.body.innerText.includes('Leave without storing');
}

/** Runs inside the page. */
function hasLeft(word: string): boolean {
  return !(document.querySelector('[data-board]')?.textContent.includes(word) ?? false);
}

/** Runs inside the page. */
function isAskingOrLeft(word: string): boolean {
  const isThere = document.querySelector('[data-board]')?.textContent.includes(word) ?? false;
  return !isThere || document.body.innerText.includes('Leave without storing');
}

/** Goes to the editor, so that the way out leads somewhere. Runs inside the page. */
async function enterFor(way: string): Promise<void> {
  const waitFor = async (selector: string) => {
    for (;;) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const isOpen = () => document.querySelector('[data-board]') !== null;
  // The last way out may have led to a deck that is not in this browser.
  if (location.pathname === '/editor/another') {
    history.back();
    await waitFor('[data-board]');
  }
  if (!isOpen()) (await waitFor('main a[href^="/editor/"], main a[href="/editor"]')).click();
  const board = await waitFor('[data-board]');
  if (way !== 'Back' && way !== 'Forward') return;
  (await waitFor('[data-region=top] a[href="/dashboard"]')).click();
  const link = await waitFor('main a[href^="/editor/"], main a[href="/editor"]');
  while (board.isConnected) await new Promise((resolve) => setTimeout(resolve, 50));
  if (way === 'Back') link.click();
  else history.back();
  await waitFor('[data-board]');
}

/** Leaves, and returns the session that a sign-out ended. Runs inside the page. */
async function leaveBy(way: string): Promise<[key: string, value: string] | null> {
  if (way === 'Back') history.back();
  if (way === 'Forward') history.forward();
  if (way === 'link')
    document.querySelector<HTMLElement>('[data-region=top] a[href="/dashboard"]')?.click();
  if (way === 'another deck') {
    // The router follows a change of the address like that of its own links.
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', '/editor/another');
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }
  if (way !== 'sign-out') return null;
  const key = Object.keys(localStorage).find((each) => each.startsWith('site-session-')) ?? '';
  const value = localStorage.getItem(key) ?? '';
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  return [key, value];
}

/** Runs inside the page. */
async function restoreSession(session: [key: string, value: string] | null): Promise<void> {
  if (!session) return;
  localStorage.setItem(...session);
  window.dispatchEvent(new StorageEvent('storage', { key: session[0] }));
}
