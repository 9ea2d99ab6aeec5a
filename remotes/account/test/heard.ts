/** One answer as it came over the wire. */
export interface Heard {
  status: number;
  /** Those of the API; what the transport adds is left out. */
  headers: Record<string, string>;
  body: unknown;
}

const spoken = [
  'content-type',
  'content-range',
  'content-location',
  'preference-applied',
  'proxy-status',
  'www-authenticate',
  'x-sb-error-code',
  'x-supabase-api-version',
];

/** Writes down every answer that the page's client gets, from now on. */
export function hearAnswers(): Heard[] {
  const heard: Heard[] = [];
  const ask = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await ask(input, init);
    const text = await answer.clone().text();
    heard.push({
      status: answer.status,
      headers: Object.fromEntries([...answer.headers].filter(([name]) => spoken.includes(name))),
      body: text === '' ? undefined : JSON.parse(text),
    });
    return answer;
  };
  return heard;
}

/** A value with its kind in place of each text and number: what two answers share that say different things. */
export function shapeOf(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => shapeOf(each));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, shapeOf(each, key)]),
    );
  if (typeof value !== 'string') return value === null ? null : typeof value;
  if (name === 'refresh_token') return value.length >= 12 ? 'secret' : 'text';
  return kinds.find(([, looks]) => looks.test(value))?.[0] ?? 'text';
}

const kinds: readonly (readonly [kind: string, looks: RegExp])[] = [
  ['id', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/],
  ['time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)$/],
  ['token', /^[\w-]+\.[\w-]+\.[\w-]+$/],
  ['address', /^[^@\s]+@[^@\s]+$/],
];
