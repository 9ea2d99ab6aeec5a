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
  Period: '.',
  Comma: ',',
  '(\\+|=)': '+',
  '(-|−)': '−',
  '(\\?)': '?',
  '[Shift]': '',
};

const MAC: Readonly<Record<string, string>> = { $mod: '⌘', Alt: '⌥', Shift: '⇧' };

/** The clipboard's own events carry these; the editor does not listen for the keys. */
const BROWSER_KEYS: Readonly<Record<string, string>> = {
  cut: '$mod+x',
  copy: '$mod+c',
  'slide-copy': '$mod+c',
  paste: '$mod+v',
};

/** The first shortcut of a command, as it is printed on keys. */
export function shortcutOf(command: Command): string {
  return printed(command.keys?.[0] ?? BROWSER_KEYS[command.id] ?? '');
}

/** Keys in tinykeys' notation as a person reads them, on a Mac with the Mac's signs. */
export function printed(keys: string): string {
  const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);
  return keys
    .split(/(?<=\w|\])\+/)
    .map((key) => (isMac ? MAC[key] : undefined) ?? WORDS[key] ?? keyName(key))
    .filter((word) => word !== '')
    .join(isMac ? ' ' : '+');
}

/** Keys that are bound by their place are called by what stands there: KeyL is L. */
function keyName(key: string): string {
  return key.replace(/^(Key|Digit)(?=.$)/, '').replace(/^.$/, (letter) => letter.toUpperCase());
}
