/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publishPackages } from './publish-packages';
import { startVerdaccio, type TestRegistry } from './testing/registries';

const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'publish-')));
const before = { ...process.env };
let registry: TestRegistry;
let changedExports = {};

beforeAll(async () => {
  registry = await startVerdaccio(root);
  const userconfig = path.join(root, '.npmrc');
  fs.writeFileSync(userconfig, `${registry.url.replace('http:', '')}/:_authToken=anybody\n`);
  Object.assign(process.env, { HOME: root, npm_config_userconfig: userconfig });
});
afterAll(() => {
  registry?.close();
  process.env = before;
  fs.rmSync(root, { recursive: true });
});

test('The first version is published, and once only', () => {
  expect(publish({ ui: '1.0.0', router: '1.0.0' })).toEqual([
    '@site/ui@1.0.0',
    '@site/router@1.0.0',
  ]);
  expect(publish({ ui: '1.0.0', router: '1.0.0' })).toEqual([]);
});

test('Another content under the same version is refused', () => {
  expect(() => publish({ ui: '1.0.0' }, 'string', 'changed')).toThrow(
    `@site/ui@1.0.0 is in ${registry.url} with another content`,
  );
});

test('An export that came in needs a minor version, and until then no package is published', () => {
  const added = 'string): void;\n\nexport function close(input: string';
  expect(() => publish({ router: '1.0.1', ui: '1.0.1' }, added)).toThrow(
    /@site\/router@1\.0\.1: Since 1\.0\.0 `close` came in.* 1\.1\.0 at least\. Raise the version in shared\/router\/package\.json\.\n@site\/ui@1\.0\.1/,
  );
  expect(publish({ ui: '1.1.0' }, added)).toEqual(['@site/ui@1.1.0']);
});

test('A changed and a removed export need a major version, and a repair only another patch', () => {
  expect(() => publish({ ui: '1.2.0' }, 'number')).toThrow(
    /Since 1\.1\.0 `close` is removed and `open` is declared differently.* 2\.0\.0 at least/,
  );
  expect(() => publish({ ui: '2.0.0' }, 'number')).toThrow(
    '@site/ui@2.0.0: releases compare which exports changed. Write "changedExports": {"open":"2.0.0"} into shared/ui/package.json.',
  );
  changedExports = { open: '2.0.0' };
  expect(publish({ ui: '2.0.0' }, 'number')).toEqual(['@site/ui@2.0.0']);
  expect(publish({ router: '1.0.2' }, 'string', 'repaired')).toEqual(['@site/router@1.0.2']);
});

/** Publishes packages with one function, whose parameter is of this type. */
function publish(versions: Record<string, string>, type = 'string', content = 'built') {
  const folders = Object.entries(versions).map(([name, version]) => {
    const folder = path.join(root, 'packages', name);
    const report = `\`\`\`ts\n\nexport function open(input: ${type}): void;\n\n\`\`\`\n`;
    const files = {
      'package.json': JSON.stringify({ name: `@site/${name}`, version, changedExports }),
      'index.js': `// ${content}`,
      [`${name}.api.md`]: report,
    };
    fs.mkdirSync(folder, { recursive: true });
    for (const [file, text] of Object.entries(files))
      fs.writeFileSync(path.join(folder, file), text);
    return folder;
  });
  return publishPackages(folders, registry.url);
}
