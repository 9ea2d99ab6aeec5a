/** @jest-environment node */
import { createRepositoryFiles } from './remote-files';

const files = createRepositoryFiles('academy');
const { scripts } = JSON.parse(files['package.json'] ?? '{}') as { scripts: object };

describe.each(['README.md', 'AGENTS.md'])('%s of a new repository', (name) => {
  const text = files[name] ?? '';
  const find = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found = '']) => found);

  test('names commands that it has', () => {
    const commands = find(/\bnpm (?:run )?(start|test|(?<=run )[\w-]+)/g);
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

test('A new repository has no placeholder left', () => {
  for (const [file, text] of Object.entries(files)) expect(file + text).not.toMatch(/__name__/i);
});
