/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const workspace = join(__dirname, '..', '..');
const model = 'Integrated SaaS & Agent Model (ISAM)';
const { brand } = JSON.parse(
  readFileSync(join(workspace, 'shell', 'site-settings.json'), 'utf8'),
) as { brand: { name: string } };

/** Tests and samples say the brand that they were given. */
const own = /\.(test|spec)\.|\/samples\.ts$|\/testing\//;

const shipped = [
  'shell/src',
  'shell/documents',
  ...['marketing', 'account', 'editor'].map((name) => `remotes/${name}/src`),
  ...['contract', 'page', 'ui'].map((name) => `shared/${name}/src`),
].flatMap((folder) => sourcesIn(join(workspace, folder)));

test('What ships is read', () => {
  expect(shipped.length).toBeGreaterThan(300);
});

test('The brand is named by the settings and nowhere else, but for the name of the model', () => {
  const named = shipped.filter((file) =>
    readFileSync(file, 'utf8').replaceAll(model, '').includes(brand.name),
  );
  expect(named.map((file) => relative(workspace, file))).toEqual([]);
});

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|css|md|html|vtt|svg)$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => !own.test(file));
}
