/** @jest-environment node */
import { readPageRegistry, readRoutes, toDocumentRegistry, toPageRegistry } from '../index';
import {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
} from '../testing/samples';

describe('A page that is not hydrated', () => {
  test('Is known as such to a running page; of the others nothing is said', () => {
    const routes = [
      createSampleRoute({ hydrate: false }),
      createSampleRoute({ id: 'news', path: '/news', hydrate: true }),
    ];
    const base = 'http://localhost:3001/ab12cd34/web/';
    const live = { base, descriptor: createSampleDescriptor({ routes }) };
    const shown = toPageRegistry(
      createSampleRegistry({ remotes: { marketing: { live, previous: null } } }),
    );
    const [text, page] = shown.remotes.marketing?.routes ?? [];
    expect(text).toHaveProperty('hydrate', false);
    expect(page).not.toHaveProperty('hydrate');
  });

  test('Is refused where no server writes it', () => {
    const wrong = { ...createSampleRoute(), prerender: false, hydrate: false };
    expect(() => readRoutes([wrong], 'marketing')).toThrow(
      'a page that is not hydrated must be prerendered',
    );
  });
});

describe('Values of settings', () => {
  const description = 'For the tests.';
  const settings = {
    title: { type: 'text', default: 'Courses', description },
    catalogue: { type: 'flag', default: 'off', since: '2026-01-31', description },
  } as const;
  const createEntry = (name: 'account' | 'editor', slot?: string) => ({
    live: {
      base: 'http://localhost:3003/a/',
      descriptor: createSampleDescriptor({
        name,
        settings,
        ...(slot ? { widgets: [{ id: 'news', slot, scripts: [], styles: [] }] } : {}),
      }),
    },
    previous: null,
    values: { title: 'Lessons', other: 1 },
  });
  const registry = createSampleRegistry();
  registry.remotes.account = createEntry('account');
  registry.remotes.editor = createEntry('editor', 'account/dashboard');
  const valuesFor = (owner: 'marketing' | 'account' | 'editor' | undefined) =>
    Object.entries(toDocumentRegistry(registry, { language: 'en', owner }).remotes).flatMap(
      ([name, { values }]) => (values ? [name] : []),
    );

  test('Are those that are no defaults, those of all flags, and none that nothing declares', () => {
    const { remotes } = toPageRegistry(registry);
    expect(remotes.account?.values).toEqual({ title: 'Lessons', catalogue: 'off' });
    expect(remotes.marketing).not.toHaveProperty('values');
    expect(readPageRegistry({ remotes })).toEqual({ remotes });
  });

  test('Are in documents of the remote and of pages whose slots it fills, and in no other', () => {
    expect(valuesFor('account')).toEqual(['account', 'editor']);
    expect(valuesFor('editor')).toEqual(['editor']);
    expect(valuesFor('marketing')).toEqual([]);
    expect(valuesFor(undefined)).toEqual([]);
  });
});
