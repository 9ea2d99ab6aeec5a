import { useCallback, useEffect, useState } from 'react';
import type { Outcome, Problem } from '../requests/outcome';

/** State of data that is loaded from the server. */
export type Loaded<Value> =
  { face: 'loading' } | { face: 'error'; problem: Problem } | { face: 'ready'; value: Value };

/**
 * Loads data on mount and whenever `key` changes; `reload` loads it again and `replace` sets it without a
 * request. A response for an earlier key is dropped.
 */
export function useLoaded<Value>(
  load: (key: string) => Promise<Outcome<Value>>,
  key: string,
): { loaded: Loaded<Value>; reload: () => void; replace: (value: Value) => void } {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ face: 'loading' });
  const [reloadCount, setReloadCount] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void load(key).then((result) => isCurrent && setLoaded(toLoaded(result)));
    return () => {
      isCurrent = false;
    };
  }, [load, key, reloadCount]);

  const reload = useCallback(() => {
    setLoaded({ face: 'loading' });
    setReloadCount((count) => count + 1);
  }, []);
  return { loaded, reload, replace: (value) => setLoaded({ face: 'ready', value }) };
}

function toLoaded<Value>(result: Outcome<Value>): Loaded<Value> {
  return result.ok
    ? { face: 'ready', value: result.value }
    : { face: 'error', problem: result.problem };
}
