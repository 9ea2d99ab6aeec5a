/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rasterizeDrawings } from './rasterize-drawings';
import { runWithoutKeys, toPlainText } from './run-without-keys';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'without-keys-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function run(code: string, limits = {}): Promise<unknown> {
  const script = path.join(folder, 'script.cjs');
  const helpers = `const fs = require('fs'); const write = (text) => fs.writeFileSync(3, text);`;
  fs.writeFileSync(script, `${helpers}\n${code}`);
  const isResult = (value: unknown): value is unknown => value !== 'another form';
  return runWithoutKeys(script, { number: 1 }, { task: 'It was not done', limits, isResult });
}

test('A request goes in, one result comes out, and no variable of this process is there', async () => {
  const code = `const request = JSON.parse(fs.readFileSync(0, 'utf8'));
    write(JSON.stringify({ result: { ...request, variables: Object.keys(process.env) } }));`;
  expect(await run(code)).toEqual({ number: 1, variables: [] });
});

test.each([
  ['never ends', 'for (;;);', { timeoutMs: 300 }, 'It was not done within 0.3 s.'],
  ['waits for ever', 'setInterval(() => {}, 1e6)', { timeoutMs: 300 }, 'It was not done within'],
  ['replies without end', 'for (;;) write("x".repeat(1e5))', { replyBytes: 1e6 }, 'is too long'],
  ['says much', 'for (;;) fs.writeSync(2, "x".repeat(1e5))', {}, /^It was not done\. x+/],
  ['fails', 'throw new Error("reason")', {}, /^It was not done\.[^]*Error: reason/],
  [
    'replies with what was not asked for',
    `write('{"result":"another form"}')`,
    {},
    'It was not done: the reply has another form.',
  ],
  ['replies with null', 'write("null")', {}, 'It was not done.'],
  ['replies with an error of another form', 'write(`{"error":{"a":[]}}`)', {}, '[object Object]'],
])('A process that %s ends with a sentence', async (_case, code, limits, sentence) => {
  await expect(run(code, limits)).rejects.toThrow(sentence);
});

test('A text of a stranger neither moves the cursor nor commands a pipeline', () => {
  const text = toPlainText(
    '\u001b[31mred\u001b[0m \u202eback\u0000 \n  ::error::b\n::set-output::c',
  );
  expect(text).toBe('red back \n: :error::b\n: :set-output::c');
});

const drawing = (content: string, size = 8) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}">${content}</svg>`;
const NAME = 'static/pictures/a.svg';

test('A drawing contains no file of this machine', async () => {
  const { 'static/pictures/a.png': empty } = await rasterizeDrawings({ [NAME]: drawing('') });
  const file = path.join(folder, 'secret.png');
  const white = await rasterizeDrawings({
    [NAME]: drawing('<rect width="8" height="8" fill="#fff"/>'),
  });
  fs.writeFileSync(file, white['static/pictures/a.png'] ?? '');
  expect(white['static/pictures/a.png']).not.toEqual(empty);
  for (const href of [file, `file://${file}`]) {
    const image = `<image width="8" height="8" href="${href}" xlink:href="${href}"/>`;
    const pictures = await rasterizeDrawings({ [NAME]: drawing(image) });
    expect(pictures['static/pictures/a.png']).toEqual(empty);
  }
});

test.each([
  ['is larger than a picture may be', drawing('', 20_000), '20000 × 20000 dots are more than'],
  ['is not a drawing', 'GIF89a', 'A drawing cannot be rendered'],
  [
    'names an entity of itself',
    '<!DOCTYPE a [<!ENTITY b "&b;">]><svg>&b;</svg>',
    'cannot be rendered',
  ],
])('A drawing that %s is refused', async (_case, svg, sentence) => {
  await expect(rasterizeDrawings({ [NAME]: svg })).rejects.toThrow(sentence);
});
