/** @jest-environment node */
import { applyChange, readGuide } from '@site/testing/read-guide';
import { createRepositoryFiles } from './remote-files';

const files = createRepositoryFiles('academy');
const { scripts } = JSON.parse(files['package.json'] ?? '{}') as { scripts: object };

describe.each(['README.md', 'AGENTS.md'])('%s of a new repository', (name) => {
  const text = files[name] ?? '';
  const find = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found = '']) => found);

  test('names commands that it has', () => {
    // The owner of the site runs `remotes`, in the site's repository.
    const commands = find(/\bnpm (?:run )?(start|test|(?<=run )(?!remotes)[\w-]+)/g);
    expect(commands.length).toBeGreaterThan(4);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands));
  });

  test('names files that it has', () => {
    const named = find(/`(remotes\/academy\/[\w/.-]+\.\w+)`/g);
    expect(named).toContain('remotes/academy/src/routes.ts');
    const created = named.filter((file) => !file.endsWith('/settings.ts'));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(created));
  });
});

test('The examples in AGENTS.md fit the files of a new repository', () => {
  const { changes, commands } = readGuide(files['AGENTS.md'] ?? '');
  const changed: Record<string, string> = { ...files };
  for (const change of changes) changed[change.file] = applyChange(change, changed[change.file]);
  expect(commands).toEqual(expect.arrayContaining(['npm test', 'npm run release']));
  expect(changes.length).toBeGreaterThan(15);
});

test('A new repository has no placeholder left', () => {
  for (const [file, text] of Object.entries(files)) expect(file + text).not.toMatch(/__name__/i);
});
