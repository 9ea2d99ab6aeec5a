import { useCallback, useEffect, useState } from 'react';
import type { Outcome, Problem } from '../requests/outcome';

/** The faces of data that is read from the server. */
export type Loaded<Value> =
  { face: 'loading' } | { face: 'error'; problem: Problem } | { face: 'ready'; value: Value };

/**
 * Reads something when the page opens and whenever `key` changes; `reload` reads it again. An answer that
 * comes after the key has changed is dropped.
 */
export function useLoaded<Value>(
  load: (key: string) => Promise<Outcome<Value>>,
  key: string,
): { loaded: Loaded<Value>; reload: () => void; replace: (value: Value) => void } {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ face: 'loading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void load(key).then((outcome) => isCurrent && setLoaded(faceOf(outcome)));
    return () => {
      isCurrent = false;
    };
  }, [load, key, round]);

  const reload = useCallback(() => {
    setLoaded({ face: 'loading' });
    setRound((before) => before + 1);
  }, []);
  return { loaded, reload, replace: (value) => setLoaded({ face: 'ready', value }) };
}

function faceOf<Value>(outcome: Outcome<Value>): Loaded<Value> {
  return outcome.ok
    ? { face: 'ready', value: outcome.value }
    : { face: 'error', problem: outcome.problem };
}
