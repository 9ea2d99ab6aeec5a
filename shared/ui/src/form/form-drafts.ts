import { readStoredJson, safeSessionStorage } from '@site/page/browser';

/**
 * Key in the session storage. Drafts survive a failure of the page, a reload and Back; they end with the tab, a
 * successful submit or signing out. Passwords, one-time codes and fields with `autocomplete="off"` are
 * never stored.
 */
const STORAGE_KEY = 'form-drafts';

type FormDrafts = Record<string, unknown>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Removes the draft of a form, or of all forms without a name. */
export function clearFormDrafts(name?: string): void {
  const all = name === undefined ? {} : readAll();
  if (name !== undefined) delete all[name];
  if (Object.keys(all).length > 0) writeAll(all);
  else safeSessionStorage.removeItem(STORAGE_KEY);
}

/** Stores the texts of a form's named controls in this tab. */
export function saveFormDraft(name: string, form: HTMLFormElement): void {
  const texts = controlsOf(form).map((control) => [control.name, control.value] as const);
  writeAll({ ...readAll(), [name]: Object.fromEntries(texts) });
}

/** Restores the draft of a form. Text that was typed before hydration is newer than the draft and stays. */
export function restoreFormDraft(name: string, form: HTMLFormElement): void {
  const texts = asTexts(readAll()[name]);
  for (const control of controlsOf(form)) {
    const text = texts[control.name];
    if (typeof text === 'string' && !isTyped(control)) control.value = text;
  }
  if (controlsOf(form).some(isTyped)) saveFormDraft(name, form);
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl).filter(isStorable);
}

function isControl(element: Element): element is Control {
  return element.matches('input[name], textarea[name], select[name]');
}

function isStorable(control: Control): boolean {
  const isReadOnly = 'readOnly' in control && control.readOnly;
  return (
    !isReadOnly &&
    !/password|one-time-code|off/.test(control.autocomplete) &&
    control.type !== 'password'
  );
}

/** Tells whether the value of a control differs from its initial value. */
function isTyped(control: Control): boolean {
  if ('defaultValue' in control) return control.value !== control.defaultValue;
  return control.selectedIndex > 0;
}

function readAll(): FormDrafts {
  return asTexts(readStoredJson(safeSessionStorage, STORAGE_KEY));
}

function writeAll(all: FormDrafts): void {
  safeSessionStorage.setItem(STORAGE_KEY, JSON.stringify(all));
}

function asTexts(value: unknown): FormDrafts {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
