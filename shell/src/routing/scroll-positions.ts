import { readStoredJson, safeSessionStorage } from '@site/page/browser';
import { useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';
import { onBeforeEntryChange, getHistoryEntryKey } from './history-entry';

const storageKey = 'site-scroll';
const positions = new Map<string, number>();

/**
 * Records the scroll position of a history entry while its page is on screen: not while it loads, and not while the
 * page before is still visible.
 */
export function useScrollTracking({ key }: Location): void {
  useLayoutEffect(() => {
    const record = () => {
      // After Back the browser may scroll at once, with the page before still on screen.
      if (getHistoryEntryKey() === key) positions.set(key, window.scrollY);
    };
    record();
    window.addEventListener('scroll', record, { passive: true });
    // Scroll events come a frame late, and Back may be quicker.
    const stop = onBeforeEntryChange(record);
    return () => {
      window.removeEventListener('scroll', record);
      stop();
    };
  }, [key]);
}

/** Keeps scroll positions across a reload. */
export function useScrollStorage(): void {
  useLayoutEffect(() => {
    // Positions of this document win: several documents of a tab may share the key of their first entry.
    for (const [key, top] of readStored()) if (!positions.has(key)) positions.set(key, top);
    const store = () => writeStored([...positions].slice(-50));
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, []);
}

export function getSavedScrollPx(key: string): number | undefined {
  return positions.get(key);
}

function readStored(): [string, number][] {
  const stored = readStoredJson(safeSessionStorage, storageKey);
  return Array.isArray(stored) ? stored : [];
}

function writeStored(entries: [string, number][]): void {
  safeSessionStorage.setItem(storageKey, JSON.stringify(entries));
}
