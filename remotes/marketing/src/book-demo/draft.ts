import { demoFields, emptyRequest, type DemoRequest } from './demo-request';

const key = 'demo-request-draft';

/** What was typed before a reload in this tab, or an empty form. */
export function readDraft(): DemoRequest {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return { ...emptyRequest, ...textsOf(stored) };
  } catch {
    return emptyRequest;
  }
}

/** A full or closed storage costs the draft, never the form. */
export function keepDraft(request: DemoRequest): DemoRequest {
  try {
    sessionStorage.setItem(key, JSON.stringify(request));
  } catch {
    console.warn('The demo form cannot be kept over a reload: this browser gives no storage.');
  }
  return request;
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    console.warn('The kept demo form could not be removed.');
  }
}

function textsOf(stored: unknown): Partial<DemoRequest> {
  if (typeof stored !== 'object' || stored === null) return {};
  const known = Object.entries(stored).filter(
    ([field, value]) => (demoFields as string[]).includes(field) && typeof value === 'string',
  );
  return Object.fromEntries(known);
}
