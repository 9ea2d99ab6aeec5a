import { useEffect, useRef } from 'react';

/** Runs a step once when its page opens: the page stands for the doing of it. */
export function useStep(run: () => Promise<void>): void {
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    void run();
  });
}
