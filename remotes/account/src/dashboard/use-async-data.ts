import { useCallback, useEffect, useState } from 'react';
import type { Result, RequestError } from '../requests/call-supabase';

/** State of data that is loaded from the server. */
export type AsyncData<Value> =
  | { kind: 'loading' }
  | { kind: 'error'; error: RequestError }
  | { kind: 'ready'; value: Value };

/**
 * Loads data on mount and whenever `key` changes; `reload` loads it again and `replace` sets it without a
 * request. A response for an earlier key is dropped.
 */
export function useAsyncData<Value>(
  load: (key: string) => Promise<Result<Value>>,
  key: string,
): { data: AsyncData<Value>; reload: () => void; replace: (value: Value) => void } {
  const [data, setData] = useState<AsyncData<Value>>({ kind: 'loading' });
  const [reloadCount, setReloadCount] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void load(key).then((result) => isCurrent && setData(toAsyncData(result)));
    return () => {
      isCurrent = false;
    };
  }, [load, key, reloadCount]);

  const reload = useCallback(() => {
    setData({ kind: 'loading' });
    setReloadCount((count) => count + 1);
  }, []);
  return { data, reload, replace: (value) => setData({ kind: 'ready', value }) };
}

function toAsyncData<Value>(result: Result<Value>): AsyncData<Value> {
  return result.ok
    ? { kind: 'ready', value: result.value }
    : { kind: 'error', error: result.error };
}
