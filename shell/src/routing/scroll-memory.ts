import { useEffect, useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';
import { currentEntryKey } from './history-entry';

const storageKey = 'site-scroll';
const positions = new Map<string, number>();

/** Remembers how far each entry of the history was scrolled, for Back and for a reload. */
export function useScrollMemory(location: Location): void {
  // In the commit: the scroll event of a page that became shorter must not count for the page before.
  useLayoutEffect(() => {
    const remember = () => {
      // After Back the browser may scroll at once, although the page before is still on screen.
      if (currentEntryKey() === location.key) positions.set(location.key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location.key]);
  useEffect(() => {
    const restored = readStored();
    for (const [key, top] of restored) positions.set(key, top);
    const store = () => writeStored([...positions].slice(-50));
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, []);
}

export function rememberedScroll(key: string): number | undefined {
  return positions.get(key);
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    return []; // Blocked or damaged storage costs only the scroll position.
  }
}

function writeStored(entries: [string, number][]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(entries));
  } catch {
    // As above.
  }
}
