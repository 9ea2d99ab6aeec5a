/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@site/node';
import { compareApiReports, findVersionProblem } from './compare-api-reports';

const imports = `import { default as default_2 } from '@mui/material/Alert';
import { Stats } from 'node:fs';`;
const appearance = `// @public (undocumented)
type Appearance_2 = {
    size?: 'normal' | 'small';
};`;
const button = `// @public
export function Button(input: Appearance_2 & { children: Stats }): void;`;
const form = `declare namespace mui {
    export {
        default_2 as Alert,
        Field_2 as Field
    }
}`;
const field = `// @public
function Field_2(input: { label: string }): void;`;
const before = report(imports, appearance, button, form, field);

const same = { removed: [], changed: [], added: [] };
test.each([
  ['nothing', [imports, appearance, button, form, field], same],
  ['the order', [imports, form, field, button, appearance], same],
  ['a comment', [imports, appearance, button.replace('public', 'beta'), form, field], same],
  ['an export that is gone', [imports, appearance, form, field], { ...same, removed: ['Button'] }],
  [
    'a type that an export needs',
    [imports, appearance.replace('small', 'large'), button, form, field],
    { ...same, changed: ['Button'] },
  ],
  [
    'the parameter of a subpath',
    [imports, appearance, button, form, field.replace('string', 'number')],
    { ...same, changed: ['mui.Field'] },
  ],
  [
    'a member of a subpath that is gone',
    [imports, appearance, button, form.replace('default_2 as Alert,', ''), field],
    { ...same, removed: ['mui.Alert'] },
  ],
  [
    'an export that came in',
    [imports, appearance, button, 'export const tabs: number;', form, field],
    { ...same, added: ['tabs'] },
  ],
  [
    'numbers by which a report tells names apart',
    [imports, appearance, button, form, field].map((each) =>
      each.replaceAll('default_2', 'default_7').replaceAll('_2', '_3'),
    ),
    same,
  ],
])('Of two reports that differ in %s', (_difference, parts, differences) => {
  expect(compareApiReports(before, report(...parts))).toEqual(differences);
});

test.each([
  ['1.4.2', '1.4.3', [button], undefined],
  ['1.4.2', '1.4.3', [], '`Button` is removed'],
  ['1.4.2', '1.5.0', [], 'The version has to be 2.0.0 at least.'],
  ['1.4.2', '2.0.0', [], undefined],
  [
    '1.4.2',
    '1.4.3',
    [button, 'export const tabs: number;'],
    'The version has to be 1.5.0 at least.',
  ],
  ['1.4.2', '1.5.0', [button, 'export const tabs: number;'], undefined],
  ['1.4.2', '2.0.0', [button, 'export const tabs: number;'], undefined],
])('From %s to %s with %j', (from, to, parts, problem) => {
  const found = findVersionProblem(
    { version: from, report: report(imports, appearance, button) },
    { version: to, report: report(imports, appearance, ...parts) },
  );
  if (problem) expect(found).toContain(problem);
  else expect(found).toBeUndefined();
});

test('Every report of this workspace is read: each package has exports', () => {
  const shared = path.join(workspaceRoot, 'shared');
  for (const name of fs.readdirSync(shared)) {
    const text = fs.readFileSync(path.join(shared, name, `${name}.api.md`), 'utf8');
    expect([name, compareApiReports('', text).added.length]).not.toEqual([name, 0]);
  }
  const ui = fs.readFileSync(path.join(shared, 'ui/ui.api.md'), 'utf8');
  expect(compareApiReports(ui, ui.replaceAll("'normal' | 'small'", "'normal'")).changed).toContain(
    'Button',
  );
});

function report(...parts: string[]): string {
  return ['## API Report File for "@site/ui"', '```ts', ...parts, '```', ''].join('\n\n');
}
