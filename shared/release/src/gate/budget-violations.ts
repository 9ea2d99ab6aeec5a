import fs from 'node:fs';
import path from 'node:path';
import {
  DEFAULT_SLOT_BUDGET_KB,
  listSlotFillings,
  type AppName,
  type Descriptor,
  type SlotFilling,
} from '@site/contract';
import { compressFiles, type ComposedSite } from '@site/site';
import { listFiles } from '@site/node';
import type { Store } from '@site/store';

const KILOBYTE = 1000;
/** Budget in kB for a page's initial scripts and styles, if its route declares none. */
const DEFAULT_BUDGET_KB = 60;
/** Ratio of its budget above which a page causes a warning. */
const WARNING_RATIO = 0.9;
/** Maximum size in kB of a single script or style sheet, including deferred ones. */
const MAX_FILE_KB = 400;

/** Files that are loaded together, and what to say when they are too heavy, or almost. */
type Load = {
  files: string[];
  budgetKb: number;
  describe: (weight: string) => string;
  warn?: (weight: string) => void;
};

/**
 * Finds pages, widgets and files that exceed their size limits.
 * @param say called for pages of `app` (default: every app) that are close to their budget
 * @returns a sentence for each violation
 */
export async function findBudgetViolations(
  store: Store,
  { registry }: ComposedSite,
  { say, app }: { say: (sentence: string) => void; app?: AppName },
): Promise<string[]> {
  const fillings = listSlotFillings(registry);
  const problems = Object.values(registry.remotes).map(async ({ live: { descriptor } }) => {
    const { name, version } = descriptor;
    const web = path.join(await store.openFolder(`apps/${name}/${version}`), 'web');
    const warn = app === undefined || app === name ? say : () => {};
    const loads = [
      ...listPages(descriptor, warn),
      ...listWidgets(
        descriptor,
        fillings.filter(({ remote }) => remote === name),
      ),
      ...listSingleFiles(`${name}/${version}`, web),
    ];
    return findTooHeavy(loads, web);
  });
  return (await Promise.all(problems)).flat();
}

/** Compresses only what could be too heavy. */
async function findTooHeavy(loads: Load[], web: string): Promise<string[]> {
  const sizeOf = (file: string) => fs.statSync(path.join(web, file)).size;
  const heavy = loads.filter(
    ({ files, budgetKb }) => sum(files.map(sizeOf)) > WARNING_RATIO * budgetKb * KILOBYTE,
  );
  const files = [...new Set(heavy.flatMap((load) => load.files))];
  const copies = await compressFiles(web, files);
  // Browsers get files that are compressed with Brotli.
  const weights = new Map(files.map((file, index) => [file, copies[index]?.[0]?.length ?? 0]));
  return heavy.flatMap(({ files: loaded, budgetKb, describe, warn }) => {
    const weight = sum(loaded.map((file) => weights.get(file) ?? 0));
    if (weight > budgetKb * KILOBYTE) return [describe(inKilobytes(weight))];
    if (weight > WARNING_RATIO * budgetKb * KILOBYTE) warn?.(inKilobytes(weight));
    return [];
  });
}

function listPages({ entry, routes }: Descriptor, say: (sentence: string) => void): Load[] {
  return routes.map(({ path: address, scripts, styles, budgetKb = DEFAULT_BUDGET_KB }) => {
    const state = (weight: string) =>
      `The page ${address} begins with ${weight} kB of its own; its budget is ${budgetKb} kB.`;
    return {
      files: namesOf([entry, ...scripts, ...styles]),
      budgetKb,
      describe: (weight) =>
        `${state(weight)} Load parts of it later, or declare a larger budget in its route.`,
      warn: (weight) => say(`${state(weight)} There is little room left: load parts of it later.`),
    };
  });
}

/** Lists what a page of another remote pays for a widget. One that no page shows has no budget yet. */
function listWidgets({ entry }: Descriptor, fillings: SlotFilling[]): Load[] {
  return fillings.flatMap(({ slot, widget, declaration, problem }) => {
    if (problem) return [];
    const { id, scripts, styles } = widget;
    const { budgetKb = DEFAULT_SLOT_BUDGET_KB } = declaration ?? {};
    return {
      files: namesOf([entry, ...scripts, ...styles]),
      budgetKb,
      describe: (weight) =>
        `The widget "${id}" weighs ${weight} kB; the slot ${slot} takes ${budgetKb} kB. Load parts of it later.`,
    };
  });
}

function listSingleFiles(name: string, web: string): Load[] {
  const files = listFiles(web).filter((file) => /\.(js|css)$/.test(file));
  return files.map((file) => ({
    files: [file],
    budgetKb: MAX_FILE_KB,
    describe: (weight) =>
      `${name}/${file} weighs ${weight} kB; no file may weigh more than ${MAX_FILE_KB}.`,
  }));
}

function namesOf(assets: { file: string }[]): string[] {
  return assets.map(({ file }) => file);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Formats kB, rounded up, so that a rejected size never appears to be within its limit. */
function inKilobytes(bytes: number): string {
  return (Math.ceil((10 * bytes) / KILOBYTE) / 10).toFixed(1);
}
