/** @jest-environment node */
import { readDescriptor, readPageRegistry, readWidgets, toPageRegistry } from './index';
import { createSampleDescriptor, createSampleRegistry } from './testing/samples';

const widget = { id: 'your-decks', slot: 'account/dashboard', module: './slots/your-decks' };

describe('Widgets', () => {
  test('Valid widgets come back as they were given', () => {
    expect(readWidgets([widget], 'editor', [{ id: 'editor' }])).toEqual([widget]);
  });

  test.each([
    ['for a slot that no page has', [{ ...widget, slot: 'account/login' }], '0.slot:'],
    ['with an id in capitals', [{ ...widget, id: 'YourDecks' }], 'expected a kebab-case id'],
    ['from outside the sources', [{ ...widget, module: '../other' }], 'expected a module such as'],
    ['with the id of a page', [{ ...widget, id: 'editor' }], 'an id is declared twice'],
    ['with one id for two', [widget, widget], 'an id is declared twice'],
  ])('Widgets %s are refused with the reason', (_case, wrong, sentence) => {
    const read = () => readWidgets(wrong, 'editor', [{ id: 'editor' }]);
    expect(read).toThrow('The widgets of the remote "editor" cannot be used.');
    expect(read).toThrow(sentence);
  });

  test('A remote does not fill slots of its own pages', () => {
    expect(() => readWidgets([widget], 'account', [])).toThrow('import the component');
  });

  test('A descriptor may name a slot that this checkout does not know, so teams need not release together', () => {
    const widgets = [{ id: 'news', slot: 'account/later', scripts: [], styles: [] }];
    expect(readDescriptor(createSampleDescriptor({ widgets }), 'marketing').widgets).toEqual(
      widgets,
    );
  });

  test('Documents carry of a widget its id and its slot, and nothing where there is none', () => {
    const widgets = [{ id: 'news', slot: 'account/dashboard', scripts: [], styles: [] }];
    const live = {
      base: 'http://localhost:3001/a/',
      descriptor: createSampleDescriptor({ widgets }),
    };
    const { remotes } = toPageRegistry(
      createSampleRegistry({ remotes: { marketing: { live, previous: null } } }),
    );
    expect(remotes.marketing?.widgets).toEqual([{ id: 'news', slot: 'account/dashboard' }]);
    expect(readPageRegistry({ remotes })).toEqual({ remotes });
    expect(toPageRegistry(createSampleRegistry()).remotes.marketing).not.toHaveProperty('widgets');
  });
});
