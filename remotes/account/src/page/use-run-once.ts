import { useEffect, useRef } from 'react';

/** Runs an effect once per mount, also under StrictMode, which runs effects twice. */
export function useRunOnce(run: () => Promise<void>): void {
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    void run();
  });
}
