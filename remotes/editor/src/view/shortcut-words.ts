import type { Command } from '../core/commands/command';

const WORDS: Readonly<Record<string, string>> = {
  $mod: 'Ctrl',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
};

const MAC: Readonly<Record<string, string>> = { $mod: '⌘', Alt: '⌥', Shift: '⇧' };

/** The first shortcut of a command, as it is printed on keys. */
export function shortcutOf(command: Command): string {
  const [keys] = command.keys ?? [];
  if (keys === undefined) return BROWSER_KEYS[command.id] ?? '';
  const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);
  return keys
    .split(/\+(?!$)/)
    .map(
      (key) =>
        (isMac ? MAC[key] : undefined) ??
        WORDS[key] ??
        (key.length === 1 ? key.toUpperCase() : key),
    )
    .join(isMac ? ' ' : '+');
}

/** The clipboard's own events carry these; the editor does not listen for the keys. */
const BROWSER_KEYS: Readonly<Record<string, string>> = {
  cut: 'Ctrl+X',
  copy: 'Ctrl+C',
  paste: 'Ctrl+V',
};
