import '../src/elements/kinds';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from '@site/node/find-chromium';
import { typedKeysOf } from '../src/core/typed-keys-of';
import type { Deck } from '../src/core/model/deck-schema';
import { createDeckFromTemplate, DECK_TEMPLATES } from '../src/film/templates/templates';
import { FILM_THEMES } from '../src/film/themes/themes';
import { createDrawnDeckFiles } from '../examples/example-decks';
import { withOwnElements } from './own-decks';
import { startBenchSite } from './bench-site';
import type {} from './slides-page';

/**
 * `npm run bench -- theme-changes [--pairs=<count>] [--seed=<number>]`: draws templates and example decks in every theme, and
 * after random pairs of theme changes, and prints texts that lie on others, run off the slide or are faint, and that the
 * deck check does not name.
 */
const numberOf = (name: string, fallback: number) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
const pairCount = numberOf('pairs', 40);
let seed = numberOf('seed', 1);

type NamedDeck = readonly [name: string, deck: Deck];

const templates = typedKeysOf(DECK_TEMPLATES).map((name): NamedDeck => [
  name,
  createDeckFromTemplate(name),
]);
const examples = createDrawnDeckFiles().map(({ name, deck }): NamedDeck => [name, deck]);
const withOwn = (entries: readonly NamedDeck[]) =>
  entries.flatMap(([name, deck]) => [
    [name, deck] as const,
    [`${name} with own elements`, withOwnElements(deck)] as const,
  ]);
const samples = withOwn([...templates, ...examples]);
const names = FILM_THEMES.map(({ name }) => name);
const runs = [
  ...withOwn(templates).flatMap((entry) => names.map((theme) => ({ entry, themes: [theme] }))),
  ...Array.from({ length: pairCount }, () => ({
    entry: pick(samples),
    themes: [...pick([[], ['words']]), pick(names), pick(names)],
  })),
];

const site = await startBenchSite();
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
let count = 0;
try {
  const page = await browser.newPage({ viewport: { width: 960, height: 720 } });
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(`${site.url}/slides.html`);
  await page.waitForFunction(() => 'slides' in window);
  for (const { entry, themes } of runs) {
    const [name, deck] = entry;
    const faults = await page.evaluate(
      ([before, changes]) => window.slides.listFaults(before, changes),
      [deck, themes] as const,
    );
    count += faults.length;
    for (const fault of faults) console.log(`${name}, ${themes.join(', ')}, ${fault}`);
  }
} finally {
  await browser.close();
  site.stop();
}
console.log(`${runs.length} decks drawn, ${count} faults that the check does not name.`);
if (count > 0) process.exitCode = 1;

function pick<Item>(items: readonly Item[]): Item {
  // Linear congruential generator, so that a run can be repeated.
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  const item = items[Math.floor((seed / 2 ** 32) * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
