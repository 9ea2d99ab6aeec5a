/** Recorded response. */
export interface RecordedResponse {
  status: number;
  /** Headers of the API, without those of the transport and without the type of an empty body. */
  headers: Record<string, string>;
  body: unknown;
}

const RECORDED_HEADERS = [
  'content-type',
  'content-range',
  'preference-applied',
  'proxy-status',
  'www-authenticate',
  'x-sb-error-code',
  'x-supabase-api-version',
];

/** Records every response to `fetch` from now on. */
export function recordResponses(): RecordedResponse[] {
  const responses: RecordedResponse[] = [];
  const originalFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await originalFetch(input, init);
    const text = await answer.clone().text();
    responses.push({
      status: answer.status,
      headers: Object.fromEntries(
        [...answer.headers].filter(
          ([name]) => RECORDED_HEADERS.includes(name) && (text !== '' || name !== 'content-type'),
        ),
      ),
      body: text === '' ? undefined : JSON.parse(text),
    });
    return answer;
  };
  return responses;
}

/** Replaces each text and number of a value by its kind, so that responses can be compared by their shape. */
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
