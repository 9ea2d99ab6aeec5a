import { useEffect, useState } from 'react';

/**
 * What a promise brings; undefined before. `turn` loads it again. A component that waits by `use`
 * forgets its promise while it waits for the first time, and would ask for ever.
 */
export function useLoaded<Value>(load: () => Promise<Value>, turn = 0): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setValue(() => loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
    // What is loaded does not change with the function that loads it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [turn]);
  return value;
}
