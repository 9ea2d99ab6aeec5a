import type { BrowserContext, Page } from '@playwright/test';
import { createDeck, createSlide } from '../src/core/model/create';
import { createText } from '../src/core/text/create-text';
import type { Deck } from '../src/core/model/deck-schema';
import type { BenchmarkRow } from './benchmark-row';

const MAX_TYPING_LOSS_MS = 500;

interface Loss {
  /** Age of the oldest lost letter when the page was killed. */
  readonly typing: number;
  /** Age of the oldest lost element when the page was killed. */
  readonly element: number;
}

/** Kills the page in the middle of work, opens it again and counts the losses. */
export async function measureCrashLoss(
  context: BrowserContext,
  url: string,
  times: number,
): Promise<readonly BenchmarkRow[]> {
  const losses: Loss[] = [];
  for (let round = 0; round < times; round += 1)
    losses.push(await crashOnce(context, url, 150 + ((round * 617) % 1200)));
  const typing = Math.max(...losses.map((loss) => loss.typing));
  const element = Math.max(...losses.map((loss) => loss.element));
  return [
    {
      label: `Typing lost in ${times} killed pages, at most`,
      measured: `${typing.toFixed(0)} ms of it`,
      budget: `≤ ${MAX_TYPING_LOSS_MS} ms`,
      isWithinBudget: typing <= MAX_TYPING_LOSS_MS,
    },
    {
      label: `Elements lost in ${times} killed pages that were made more than 50 ms before`,
      measured: element > 50 ? `one made ${element.toFixed(0)} ms before` : 'none',
      budget: 'none',
      isWithinBudget: element <= 50,
    },
  ];
}

async function crashOnce(context: BrowserContext, url: string, after: number): Promise<Loss> {
  const deck = createDeck({ slides: [createSlide({ elements: [createText({ content: '' })] })] });
  const page = await openPage(context, url);
  await page.evaluate((storedDeck) => window.bench.store(storedDeck), deck);
  await page.evaluate((id) => window.bench.open(id), deck.id);
  const session = await context.newCDPSession(page);
  const log = await work(page, after);
  const killedAt = performance.now();
  const crashEvent = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashEvent;
  const next = await openPage(context, url);
  const deckAfter = await next.evaluate((id) => window.bench.read(id), deck.id);
  await next.close();
  page.close().catch(() => undefined);
  return lossOf(deckAfter, log, killedAt);
}

async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'bench' in window);
  return page;
}

interface Log {
  readonly letters: number[];
  readonly elements: number[];
}

/** Duplicates the text, then types into the first, until the time is up; logs the time of each step. */
async function work(page: Page, length: number): Promise<Log> {
  const log: Log = { letters: [], elements: [] };
  const end = performance.now() + length;
  await page.locator('[data-region="canvas"]').press('ControlOrMeta+a');
  while (performance.now() < end - length * 0.6) {
    await page.keyboard.press('ControlOrMeta+d');
    log.elements.push(performance.now());
  }
  await page.locator('[data-region="canvas"] [data-id]').first().press('Enter');
  while (performance.now() < end) {
    await page.keyboard.press('x');
    log.letters.push(performance.now());
  }
  return log;
}

function lossOf(deck: Deck | undefined, log: Log, killedAt: number): Loss {
  if (!deck) throw new Error('The deck itself is lost.');
  const elements = deck.slides[0]?.elements ?? [];
  const [text] = elements;
  const letters = text?.type === 'text' ? text.content.length : 0;
  const ageOf = (times: readonly number[], storedCount: number) => {
    const oldest = times[storedCount];
    return oldest === undefined ? 0 : killedAt - oldest;
  };
  return { typing: ageOf(log.letters, letters), element: ageOf(log.elements, elements.length - 1) };
}
