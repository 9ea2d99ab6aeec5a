const TIMEOUT_MS = 5000;

/** Sends JSON to another service. A failure is logged only: what the visitor sent is stored already. */
export async function postJson({
  url,
  headers = {},
  body,
}: {
  url: string;
  headers?: Record<string, string>;
  body: unknown;
}): Promise<void> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) console.error(`[health] ${new URL(url).host} answered ${response.status}`);
  } catch (error) {
    console.error(`[health] ${URL.parse(url)?.host ?? 'A URL in the settings'}:`, error);
  }
}
