/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteSettings } from '@site/contract';
import { createSampleSettings } from '@site/contract/samples';

const file = join(__dirname, '..', '..', 'shell', 'site-settings.json');
const real = readSiteSettings(JSON.parse(readFileSync(file, 'utf8')));

test.each([
  ['the sample', createSampleSettings()],
  ['the real ones', real],
])(
  'Settings that tests are given and those of the site pass one schema: %s',
  (_which, settings) => {
    expect(readSiteSettings(settings)).toEqual(settings);
  },
);

test('Tests are given nothing that the site has not', () => {
  expect(Object.keys(createSampleSettings()).filter((key) => !(key in real))).toEqual([]);
  expect(Object.keys(createSampleSettings().contact)).toEqual(Object.keys(real.contact));
  expect(Object.keys(createSampleSettings().links)).toEqual(Object.keys(real.links));
});
