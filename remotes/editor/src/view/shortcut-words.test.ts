import { commands } from '../core/commands/registry';
import { shortcutOf } from './shortcut-words';

const wordsOf = (id: string) =>
  shortcutOf(
    commands.find((command) => command.id === id) ?? {
      id,
      label: '',
      group: 'Edit',
      effect: 'undo',
    },
  );

test.each([
  ['zoom-in', 'Ctrl++'],
  ['zoom-out', 'Ctrl+−'],
  ['zoom-100', 'Ctrl+0'],
  ['zoom-fit', 'Shift+1'],
  ['bring-front', 'Ctrl+Shift+↑'],
  ['text-larger', 'Ctrl+Shift+.'],
  ['text-center', 'Ctrl+Alt+E'],
  ['shortcuts', '?'],
  ['copy', 'Ctrl+C'],
])('The keys of %s are printed as %s', (id, words) => {
  expect(wordsOf(id)).toBe(words);
});

test('No shortcut needs a sign that other keyboards have elsewhere or not at all', () => {
  const guilty = commands.filter((command) => /[{}[\]<>!@#$%^&*/\\]/.test(shortcutOf(command)));
  expect(guilty.map(({ id }) => id)).toEqual([]);
});
