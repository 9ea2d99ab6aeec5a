import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { siteUrl } from '../../support/site';
import { waitUntilReady } from '../../support/visit';
import type { Fault } from './apply-fault';
import { FaultProxy } from './fault-proxy';
import type { FormFixture, FormCase, EnvironmentFault } from './form-cases';
import type { CaseResult, StorageState } from './run-case';

/** Lets something go wrong while somebody fills in a form: they are told, and lose not one character. */
export async function runFormCase(
  browser: Browser,
  { name, form, fault, environmentFault }: FormCase,
  member: StorageState | undefined,
): Promise<CaseResult> {
  const proxy = new FaultProxy();
  const server = await proxy.start();
  const context = await browser.newContext({
    baseURL: siteUrl,
    proxy: { server, bypass: '<-loopback>' },
    ...(form.asMember && member ? { storageState: member } : {}),
  });
  try {
    if (environmentFault) await prepare(context, environmentFault);
    const page = await context.newPage();
    await page.goto(form.path);
    await waitUntilReady(page);
    await fill(page, form);
    if (fault) await proxy.begin({ fault, part: form.resource });
    if (environmentFault === 'offline in mid-form') await context.setOffline(true);
    const { isWell, word, button } = expectationOf({ form, fault, trouble: environmentFault });
    const start = Date.now();
    await press(page, form.button);
    await expectWord(page, word);
    const seconds = since(start);
    if (!isWell) await expectTyped(page, form);
    proxy.end();
    await context.setOffline(false);
    const end = Date.now();
    if (!isWell) {
      await press(page, button);
      await expectWord(page, form.success);
    }
    const shown = isWell ? 'page' : 'message';
    return { name, shown, seconds, clicks: isWell ? 0 : 1, secondsBack: since(end) };
  } finally {
    await context.close();
    await proxy.stop();
  }
}

/** Whether all goes well, what the page says first, and the button that asks again. */
function expectationOf({
  form,
  fault,
  trouble,
}: {
  form: FormFixture;
  fault: Fault | undefined;
  trouble: EnvironmentFault | undefined;
}) {
  const isWell = !fault && trouble !== 'offline in mid-form';
  const isSlow = fault === 'late' || fault === 'never answers';
  const wait = isSlow ? form.slow : undefined;
  const word = isWell ? form.success : (wait?.word ?? form.failure);
  return { isWell, word, button: wait?.button ?? form.button };
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

const days = 24 * 3_600_000;
const offsets: Partial<Record<EnvironmentFault, number>> = {
  'clock behind': -400 * days,
  'clock ahead': 400 * days,
};

async function prepare(context: BrowserContext, trouble: EnvironmentFault): Promise<void> {
  const offset = offsets[trouble];
  if (offset) await context.addInitScript(shiftClock, offset);
  if (trouble === 'storage blocked') await context.addInitScript(blockStorage);
}

function shiftClock(offset: number): void {
  const RealDate = Date;
  class ShiftedDate extends RealDate {
    constructor(...values: [] | [number | string | Date]) {
      if (values.length === 0) super(RealDate.now() + offset);
      else super(values[0]);
    }
    static override now(): number {
      return RealDate.now() + offset;
    }
  }
  Object.assign(globalThis, { Date: ShiftedDate });
}

function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

async function fill(page: Page, { texts, choice }: FormFixture): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  if (choice) await page.getByLabel(choice[0]).selectOption(choice[1]);
}

/** The page says it where it can be seen. */
async function expectWord(page: Page, word: RegExp): Promise<void> {
  const told = page.locator('main, dialog').getByText(word).filter({ visible: true }).first();
  await expect(told).toBeVisible();
}

async function expectTyped(page: Page, { texts }: FormFixture): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }
}

function since(start: number): number {
  return Math.round((Date.now() - start) / 100) / 10;
}
