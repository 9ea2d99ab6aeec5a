import type { Command } from '../commands/command';

const KEY_LABELS: Readonly<Record<string, string>> = {
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

const MAC_KEY_LABELS: Readonly<Record<string, string>> = { $mod: '⌘', Alt: '⌥', Shift: '⇧' };

/** Handled by clipboard events, so the editor binds no keys to them. */
const BROWSER_KEYS: Readonly<Record<string, string>> = {
  cut: '$mod+x',
  copy: '$mod+c',
  'slide-copy': '$mod+c',
  paste: '$mod+v',
};

/** First shortcut of a command, as printed on keys. */
export function shortcutLabelOf(command: Command): string {
  return formatShortcut(command.keys[0] ?? BROWSER_KEYS[command.id] ?? '');
}

/** Formats keys in tinykeys notation for people, with Mac symbols on a Mac. */
export function formatShortcut(keys: string): string {
  const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);
  return keys
    .split(/(?<=\w|\])\+/)
    .map((key) => (isMac ? MAC_KEY_LABELS[key] : undefined) ?? KEY_LABELS[key] ?? keyLabelOf(key))
    .filter((word) => word !== '')
    .join(isMac ? ' ' : '+');
}

/** Keys bound by position are named by their letter: KeyL is L. */
function keyLabelOf(key: string): string {
  return key.replace(/^(Key|Digit)(?=.$)/, '').replace(/^.$/, (letter) => letter.toUpperCase());
}
