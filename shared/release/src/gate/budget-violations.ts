import fs from 'node:fs';
import path from 'node:path';
import { isSlotName, SLOTS, type AppName, type Descriptor } from '@site/contract';
import type { ComposedSite } from '@site/compose';
import { listFiles } from '@site/build/version';
import type { Store } from '@site/store';

const KILOBYTE = 1000;
/** Budget in kB for a page's initial scripts and styles, if its route declares none. */
const DEFAULT_BUDGET_KB = 60;
/** Ratio of its budget above which a page causes a warning. */
const WARNING_RATIO = 0.98;
/** Maximum size in kB of a single script or style sheet, including deferred ones. */
const MAX_FILE_KB = 400;

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
  const problems = Object.values(registry.remotes).map(async ({ live: { descriptor } }) => {
    const { name, version } = descriptor;
    const web = path.join(await store.openFolder(`apps/${name}/${version}`), 'web');
    return [
      ...checkPages(descriptor, web, app === undefined || app === name ? say : () => {}),
      ...checkWidgets(descriptor, web),
      ...checkFiles(`${name}/${version}`, web),
    ];
  });
  return (await Promise.all(problems)).flat();
}

function checkPages(
  { entry, routes }: Descriptor,
  web: string,
  say: (sentence: string) => void,
): string[] {
  return routes.flatMap(({ path: address, scripts, styles, budgetKb = DEFAULT_BUDGET_KB }) => {
    const weight = weightOf([entry, ...scripts, ...styles], web);
    const state = `The page ${address} begins with ${inKilobytes(weight)} kB of its own; its budget is ${budgetKb} kB.`;
    if (weight > budgetKb * KILOBYTE)
      return [`${state} Load parts of it later, or declare a larger budget in its route.`];
    if (weight > WARNING_RATIO * budgetKb * KILOBYTE) say(`${state} There is little room left.`);
    return [];
  });
}

/**
 * Checks the size that a page of another remote pays for a widget. Slots unknown to this checkout have no budget here.
 */
function checkWidgets({ entry, widgets = [] }: Descriptor, web: string): string[] {
  return widgets.flatMap(({ id, slot, scripts, styles }) => {
    if (!isSlotName(slot)) return [];
    const { budgetKb } = SLOTS[slot];
    const weight = weightOf([entry, ...scripts, ...styles], web);
    if (weight <= budgetKb * KILOBYTE) return [];
    return [
      `The widget "${id}" weighs ${inKilobytes(weight)} kB; the slot ${slot} takes ${budgetKb} kB. Load parts of it later.`,
    ];
  });
}

function weightOf(files: { file: string }[], web: string): number {
  return files.reduce((sum, { file }) => sum + sentBytes(path.join(web, file)), 0);
}

function checkFiles(name: string, web: string): string[] {
  const files = listFiles(web).filter((file) => /\.(js|css)$/.test(file));
  return files.flatMap((file) => {
    const weight = sentBytes(path.join(web, file));
    if (weight <= MAX_FILE_KB * KILOBYTE) return [];
    return [
      `${name}/${file} weighs ${inKilobytes(weight)} kB; no file may weigh more than ${MAX_FILE_KB}.`,
    ];
  });
}

/** Returns the transferred bytes: brotli if a compressed copy exists. */
function sentBytes(file: string): number {
  const stats = fs.statSync(`${file}.br`, { throwIfNoEntry: false }) ?? fs.statSync(file);
  return stats.size;
}

/** Formats kB, rounded up, so that a rejected size never appears to be within its limit. */
function inKilobytes(bytes: number): string {
  return (Math.ceil((10 * bytes) / KILOBYTE) / 10).toFixed(1);
}
