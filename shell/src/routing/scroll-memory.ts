import { readJson, safeSessionStorage } from '@site/browser';
import { useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';
import { beforeEntryChange, currentEntryKey } from './history-entry';

const storageKey = 'site-scroll';
const positions = new Map<string, number>();

/**
 * Remembers how far an entry of the history was scrolled, while its page is really there: not while it is
 * still loading, and not while the page before is still on screen.
 */
export function useScrollMemory({ key }: Location): void {
  useLayoutEffect(() => {
    const remember = () => {
      // After Back the browser may scroll at once, although the page before is still on screen.
      if (currentEntryKey() === key) positions.set(key, window.scrollY);
    };
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    // Word of scrolling comes a frame late, and Back may be quicker.
    const stop = beforeEntryChange(remember);
    return () => {
      window.removeEventListener('scroll', remember);
      stop();
    };
  }, [key]);
}

/** Keeps what is remembered over a reload. */
export function useScrollStorage(): void {
  useLayoutEffect(() => {
    // The page on screen knows better: several documents of one tab may share the name of their first entry.
    for (const [key, top] of readStored()) if (!positions.has(key)) positions.set(key, top);
    const store = () => writeStored([...positions].slice(-50));
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, []);
}

export function rememberedScroll(key: string): number | undefined {
  return positions.get(key);
}

function readStored(): [string, number][] {
  const stored = readJson(safeSessionStorage, storageKey);
  return Array.isArray(stored) ? stored : [];
}

function writeStored(entries: [string, number][]): void {
  safeSessionStorage.setItem(storageKey, JSON.stringify(entries));
}
