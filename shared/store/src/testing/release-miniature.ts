import { createHash } from 'node:crypto';
import type { Store } from '../store';
import { writeFolder } from './folders';

const sitePointer = 'live/site.json';

/**
 * Performs the store operations of a release without an app: appends to the unit's log, then composes what it reads
 * until the site is up to date.
 */
export function releaseMiniature(store: Store, part: string, entry: string): Promise<void> {
  return store.runExclusive(async () => {
    await append(store, `live/${part}.json`, entry);
    await converge(store);
  });
}

async function append(store: Store, key: string, entry: string): Promise<void> {
  for (;;) {
    const before = await store.read(key);
    const content = `${before?.content.toString() ?? ''}${entry}\n`;
    if (await store.compareAndSwap(key, Buffer.from(content), before?.etag ?? null)) return;
  }
}

async function converge(store: Store): Promise<void> {
  for (;;) {
    const pointer = await store.read(sitePointer);
    const parts = await readLatestEntries(store);
    const id = miniatureSiteIdOf(parts);
    const isUpToDate = pointer?.content.toString() === id;
    if (isUpToDate && (await store.hasSite(id))) return;
    await store.putSite(id, writeFolder(store.draftFolder(id), composeMiniature(parts)));
    await store.uploadSite(id);
    if (!isUpToDate)
      await store.compareAndSwap(sitePointer, Buffer.from(id), pointer?.etag ?? null);
  }
}

/** Returns the newest log entry of each unit. */
export async function readLatestEntries(store: Store): Promise<Record<string, string>> {
  const keys = (await store.list('live/')).filter((key) => key !== sitePointer);
  const logs = await Promise.all(keys.map((key) => store.read(key)));
  const newest = logs.map((log) => log?.content.toString().trim().split('\n').at(-1) ?? '');
  return Object.fromEntries(keys.map((key, index) => [key.slice(5, -5), newest[index] ?? '']));
}

export function miniatureSiteIdOf(parts: Record<string, string>): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

/** Composes documents that each refer to a script of their own release; the first one refers to all scripts. */
export function composeMiniature(parts: Record<string, string>): Record<string, string> {
  const entries = Object.entries(parts);
  const script = (entry: string) => `static/${entry.replaceAll(' ', '-')}.js`;
  const tag = (entry: string) => `<script src="/${script(entry)}"></script>`;
  return {
    'index.html': entries.map(([, entry]) => tag(entry)).join(''),
    'registry.json': JSON.stringify(parts),
    ...Object.fromEntries(entries.map(([part, entry]) => [`${part}/index.html`, tag(entry)])),
    ...Object.fromEntries(entries.map(([, entry]) => [`page-of-${entry}.html`, tag(entry)])),
    ...Object.fromEntries(entries.map(([, entry]) => [script(entry), `run('${entry}');`])),
  };
}
