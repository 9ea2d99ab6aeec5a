import { useEffect, useState } from 'react';

/**
 * Returns the value of a promise, undefined while it is pending; a new `reloadKey` loads it again. `use` does not work
 * here: a component that suspends on its first render loses its promise and would load endlessly.
 */
export function useAsyncValue<Value>(load: () => Promise<Value>, reloadKey = 0): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (result) => isCurrent && setValue(() => result),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
    // Callers pass a new function with every render, so it is no dependency.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [reloadKey]);
  return value;
}
