import fs from 'node:fs';
import path from 'node:path';
import { isSlotName, SLOTS, type AppName, type Descriptor } from '@site/contract';
import type { ComposedSite } from '../../compose/compose-site';
import { listFiles } from '../../store/list-files';
import type { Store } from '../../store/store';

const kilobyte = 1000;
/** What a page's own scripts and styles may weigh at first, where its route declares nothing. */
const usualBudget = 60;
/** Above this share of its budget a page is still taken, and whoever ships it is told. */
const nearBudget = 0.98;
/** What no single script or style may weigh, also one that loads later. */
const fileLimit = 400;

/**
 * A sentence for each page that is heavier than its remote declared, and for each file that nobody should wait for.
 * @param say is told of pages of `app` (left out: of every app) that are nearly as heavy as they may be
 */
export async function findOverweight(
  store: Store,
  { registry }: ComposedSite,
  { say, app }: { say: (sentence: string) => void; app?: AppName },
): Promise<string[]> {
  const problems = Object.values(registry.remotes).map(async ({ live: { descriptor } }) => {
    const { name, version } = descriptor;
    const web = path.join(await store.openFolder(`apps/${name}/${version}`), 'web');
    return [
      ...heavyPages(descriptor, web, app === undefined || app === name ? say : () => {}),
      ...heavyWidgets(descriptor, web),
      ...heavyFiles(`${name}/${version}`, web),
    ];
  });
  return (await Promise.all(problems)).flat();
}

function heavyPages(
  { entry, routes }: Descriptor,
  web: string,
  say: (sentence: string) => void,
): string[] {
  return routes.flatMap(({ path: address, scripts, styles, budget = usualBudget }) => {
    const weight = weightOf([entry, ...scripts, ...styles], web);
    const state = `The page ${address} begins with ${inKilobytes(weight)} kB of its own; its budget is ${budget} kB.`;
    if (weight > budget * kilobyte)
      return [`${state} Load parts of it later, or declare a larger budget in its route.`];
    if (weight > nearBudget * budget * kilobyte) say(`${state} There is little room left.`);
    return [];
  });
}

/** What a page of another remote pays for a widget. A slot that this checkout does not know has no budget here. */
function heavyWidgets({ entry, widgets = [] }: Descriptor, web: string): string[] {
  return widgets.flatMap(({ id, slot, scripts, styles }) => {
    if (!isSlotName(slot)) return [];
    const { budget } = SLOTS[slot];
    const weight = weightOf([entry, ...scripts, ...styles], web);
    if (weight <= budget * kilobyte) return [];
    return [
      `The widget "${id}" weighs ${inKilobytes(weight)} kB; the slot ${slot} takes ${budget} kB. Load parts of it later.`,
    ];
  });
}

function weightOf(files: { file: string }[], web: string): number {
  return files.reduce((sum, { file }) => sum + sentBytes(path.join(web, file)), 0);
}

function heavyFiles(name: string, web: string): string[] {
  const files = listFiles(web).filter((file) => /\.(js|css)$/.test(file));
  return files.flatMap((file) => {
    const weight = sentBytes(path.join(web, file));
    if (weight <= fileLimit * kilobyte) return [];
    return [
      `${name}/${file} weighs ${inKilobytes(weight)} kB; no file may weigh more than ${fileLimit}.`,
    ];
  });
}

/** Bytes as they are sent, brotli where that was made. */
function sentBytes(file: string): number {
  const stats = fs.statSync(`${file}.br`, { throwIfNoEntry: false }) ?? fs.statSync(file);
  return stats.size;
}

/** Rounded up: what is refused never seems to be within its limit. */
function inKilobytes(bytes: number): string {
  return (Math.ceil((10 * bytes) / kilobyte) / 10).toFixed(1);
}
