import { readJson, safeSessionStorage } from '@site/browser';

/**
 * What is typed into a form outlives the form: a failure of its page, a reload, and Back. It ends with the
 * tab, with success and with signing out. Passwords are never kept, nor what asks not to be remembered.
 */
const key = 'typed-text';

type Texts = Record<string, unknown>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Without a name, the texts of all forms. */
export function dropTypedText(name?: string): void {
  const all = name === undefined ? {} : readAll();
  if (name !== undefined) delete all[name];
  if (Object.keys(all).length > 0) writeAll(all);
  else safeSessionStorage.removeItem(key);
}

export function keepTypedText(name: string, form: HTMLFormElement): void {
  const texts = controlsOf(form).map((control) => [control.name, control.value] as const);
  writeAll({ ...readAll(), [name]: Object.fromEntries(texts) });
}

/** What somebody has typed already, before the script came, is newer than what was kept. */
export function restoreTypedText(name: string, form: HTMLFormElement): void {
  const texts = asTexts(readAll()[name]);
  for (const control of controlsOf(form)) {
    const text = texts[control.name];
    if (typeof text === 'string' && !isTyped(control)) control.value = text;
  }
  if (controlsOf(form).some(isTyped)) keepTypedText(name, form);
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl).filter(isKept);
}

function isControl(element: Element): element is Control {
  return element.matches('input[name], textarea[name], select[name]');
}

function isKept(control: Control): boolean {
  const isReadOnly = 'readOnly' in control && control.readOnly;
  return !isReadOnly && !/password|off/.test(control.autocomplete) && control.type !== 'password';
}

/** Whether a field holds something else than the page gave it. */
function isTyped(control: Control): boolean {
  if ('defaultValue' in control) return control.value !== control.defaultValue;
  return control.selectedIndex > 0;
}

function readAll(): Texts {
  return asTexts(readJson(safeSessionStorage, key));
}

function writeAll(all: Texts): void {
  safeSessionStorage.setItem(key, JSON.stringify(all));
}

function asTexts(value: unknown): Texts {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
