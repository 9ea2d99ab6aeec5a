/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { descriptor, route } from '@site/contract/samples';
import { findTampering, integrityOf } from './integrity';
import { openStore } from './store';

const store = openStore(fs.mkdtempSync(path.join(os.tmpdir(), 'integrity-')));
const folder = store.versionFolder('marketing', 'ab12cd34');
const files = ['static/js/entry.js', 'static/js/faq.js', 'static/css/faq.css'];

beforeEach(() => {
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), `content of ${file}`);
  }
});
afterAll(() => fs.rmSync(store.root, { recursive: true }));

describe('A published version', () => {
  test('Is in order as long as every file is what its descriptor says', () => {
    expect(findTampering(store, published())).toEqual([]);
  });

  test.each(files)('One changed byte in %s is noticed, and the file is named', (file) => {
    const live = published();
    const full = path.join(folder, file);
    const content = fs.readFileSync(full);
    content[3] = (content[3] ?? 0) ^ 1;
    fs.writeFileSync(full, content);
    expect(findTampering(store, live)).toEqual([`marketing/ab12cd34/${file} was changed.`]);
  });

  test('A file that is gone is named', () => {
    const live = published();
    fs.rmSync(path.join(folder, 'static/js/faq.js'));
    expect(findTampering(store, live)).toEqual(['marketing/ab12cd34/static/js/faq.js is missing.']);
  });
});

describe('An integrity hash', () => {
  test('Has the form that browsers take', () => {
    fs.writeFileSync(path.join(store.root, 'empty'), '');
    expect(integrityOf(path.join(store.root, 'empty'))).toBe(
      'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
    );
  });
});

function published() {
  const [entry = '', script = '', style = ''] = files;
  const asset = (file: string) => ({ file, integrity: integrityOf(path.join(folder, file)) });
  const faq = route({ scripts: [asset(script)], styles: [asset(style)] });
  return {
    base: 'http://localhost:3001/ab12cd34/',
    descriptor: descriptor({ entry: asset(entry), routes: [faq] }),
  };
}
