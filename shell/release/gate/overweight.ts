import fs from 'node:fs';
import path from 'node:path';
import { isSlotName, SLOTS, type Descriptor } from '@site/contract';
import type { ComposedSite } from '../../compose/compose-site';
import { listFiles } from '../../store/list-files';
import type { Store } from '../../store/store';

const kilobyte = 1000;
/** What a page's own scripts and styles may weigh at first, where its route declares nothing. */
const usualBudget = 60;
/** What no single script or style may weigh, also one that loads later. */
const fileLimit = 400;

/** A sentence for each page that is heavier than its remote declared, and for each file that nobody should wait for. */
export async function findOverweight(store: Store, { registry }: ComposedSite): Promise<string[]> {
  const problems = Object.values(registry.remotes).map(async ({ live: { descriptor } }) => {
    const { name, version } = descriptor;
    const web = path.join(await store.openFolder(`apps/${name}/${version}`), 'web');
    return [
      ...heavyPages(descriptor, web),
      ...heavyWidgets(descriptor, web),
      ...heavyFiles(`${name}/${version}`, web),
    ];
  });
  return (await Promise.all(problems)).flat();
}

function heavyPages({ entry, routes }: Descriptor, web: string): string[] {
  return routes.flatMap(({ path: address, scripts, styles, budget = usualBudget }) => {
    const weight = weightOf([entry, ...scripts, ...styles], web);
    if (weight <= budget * kilobyte) return [];
    return [
      `The page ${address} begins with ${inKilobytes(weight)} kB of its own; its budget is ${budget} kB. Load parts of it later, or declare a larger budget in its route.`,
    ];
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

function inKilobytes(bytes: number): string {
  return (bytes / kilobyte).toFixed(1);
}
