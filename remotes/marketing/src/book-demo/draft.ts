import { demoFields, emptyRequest, type DemoField, type DemoRequest } from './demo-request';

const key = 'demo-request-draft';
const listeners = new Set<() => void>();

let kept = { text: '', request: emptyRequest };
let hasStorage = true;

/** What was typed in this tab, before a reload too. The same object until something changes. */
export function readDraft(): DemoRequest {
  const text = storedText();
  if (text !== kept.text) kept = { text, request: { ...emptyRequest, ...textsOf(text) } };
  return kept.request;
}

export function editDraft(field: DemoField, value: string): void {
  const request = { ...readDraft(), [field]: value };
  kept = { text: JSON.stringify(request), request };
  store((storage) => storage.setItem(key, kept.text));
}

export function clearDraft(): void {
  kept = { text: '', request: emptyRequest };
  store((storage) => storage.removeItem(key));
}

export function followDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was typed into the static page before its script arrived counts as typed. */
export function adoptTyped(form: HTMLFormElement | null): void {
  if (!form) return;
  const typed = new FormData(form);
  for (const field of demoFields) {
    const value = typed.get(field);
    if (typeof value === 'string' && value && value !== readDraft()[field]) editDraft(field, value);
  }
}

/** A full or closed storage costs the reload, never the form. */
function store(change: (storage: Storage) => void): void {
  try {
    change(sessionStorage);
  } catch {
    hasStorage = false;
  }
  for (const listener of listeners) listener();
}

function storedText(): string {
  try {
    return hasStorage ? (sessionStorage.getItem(key) ?? '') : kept.text;
  } catch {
    return kept.text;
  }
}

function textsOf(text: string): Partial<DemoRequest> {
  try {
    const stored = JSON.parse(text || '{}') as Record<string, unknown> | null;
    return Object.fromEntries(
      demoFields.flatMap((field) => {
        const value = stored?.[field];
        return typeof value === 'string' ? [[field, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}
