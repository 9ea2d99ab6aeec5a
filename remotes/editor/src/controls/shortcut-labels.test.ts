import { commands, requireCommand } from '../commands/commands';
import { shortcutLabelOf } from './shortcut-labels';

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
  expect(shortcutLabelOf(requireCommand(id))).toBe(words);
});

test('No shortcut needs a sign that other keyboards have elsewhere or not at all', () => {
  const guilty = commands.filter((command) =>
    /[{}[\]<>!@#$%^&*/\\]/.test(shortcutLabelOf(command)),
  );
  expect(guilty.map(({ id }) => id)).toEqual([]);
});
