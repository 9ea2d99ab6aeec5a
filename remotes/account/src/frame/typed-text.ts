import { useEffect, type RefObject } from 'react';

type Texts = Record<string, string>;
type Control = HTMLInputElement | HTMLTextAreaElement;

const key = 'account-typed-text';

/** Where the browser blocks storage: the texts then last as long as the document. */
let memory: Record<string, Texts> = {};

/**
 * What is typed into a form outlives the form: a failure of its page, a reload, and Back. It ends with the
 * tab, with success and with signing out. Passwords are never kept, nor what asks not to be remembered.
 */
export function useTypedText(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  /** Grows with each success; 0 before the first. */
  successes: number,
): void {
  useEffect(() => {
    if (successes > 0) dropTypedText(name);
  }, [name, successes]);
  // After every render: a field may have come, or come anew with a first value of its own.
  useEffect(() => {
    if (form.current && successes === 0) restore(name, form.current);
  });
}

export function dropTypedText(name?: string): void {
  const all = readAll();
  if (name) delete all[name];
  writeAll(name ? all : {});
}

/** What somebody has typed already, before the script came, is newer than what was kept. */
function restore(name: string, form: HTMLFormElement): void {
  const texts = readAll()[name] ?? {};
  for (const control of controlsOf(form)) {
    const text = texts[control.name];
    if (text !== undefined && control.value === control.defaultValue) control.value = text;
  }
  if (controlsOf(form).some((control) => control.value !== control.defaultValue)) {
    keepTypedText(name, form);
  }
}

export function keepTypedText(name: string, form: HTMLFormElement): void {
  const texts = controlsOf(form).map((control) => [control.name, control.value] as const);
  writeAll({ ...readAll(), [name]: Object.fromEntries(texts) });
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input[name], textarea[name]')].filter(
    (control) =>
      !control.readOnly &&
      !/password|off/.test(control.autocomplete) &&
      control.type !== 'password',
  );
}

function readAll(): Record<string, Texts> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, Texts>;
  } catch {
    return { ...memory }; // Blocked or damaged storage costs the reload, never the form.
  }
}

function writeAll(all: Record<string, Texts>): void {
  memory = all;
  try {
    sessionStorage.setItem(key, JSON.stringify(all));
  } catch {
    // As above.
  }
}
