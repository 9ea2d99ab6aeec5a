import { toPageRegistry } from '@site/contract';
import { createSampleRegistry, createSampleSettings } from '@site/testing';
import { readBootstrapData } from './bootstrap-data';

const valid = {
  registry: toPageRegistry(createSampleRegistry()),
  settings: createSampleSettings(),
};

describe('The data that a document carries', () => {
  test('Comes back as it was composed', () => {
    carry(JSON.stringify(valid));
    expect(readBootstrapData()).toEqual(valid);
  });

  test.each([
    ['no data', null],
    ['empty data', ''],
    ['data that is cut off', JSON.stringify(valid).slice(0, 100)],
    ['nothing as its data', 'null'],
    ['no settings', JSON.stringify({ ...valid, settings: {} })],
    ['no registry', JSON.stringify({ settings: valid.settings })],
    ['a remote that is none', JSON.stringify({ ...valid, registry: { remotes: { editor: 7 } } })],
  ])('A document with %s says what to do', (_case, text) => {
    carry(text);
    expect(readBootstrapData).toThrow(/Compose the site again\.$/);
  });
});

function carry(text: string | null): void {
  document.body.replaceChildren();
  if (text === null) return;
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'bootstrap-data';
  script.textContent = text;
  document.body.append(script);
}
