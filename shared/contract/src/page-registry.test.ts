/** @jest-environment node */
import { readRoutes, toPageRegistry } from './index';
import { descriptor, registry, route } from './samples';

describe('A page that is not hydrated', () => {
  test('Is known as such to a running page; of the others nothing is said', () => {
    const routes = [route({ hydrate: false }), route({ id: 'news', path: '/news', hydrate: true })];
    const base = 'http://localhost:3001/ab12cd34/web/';
    const live = { base, descriptor: descriptor({ routes }) };
    const shown = toPageRegistry(registry({ remotes: { marketing: { live, previous: null } } }));
    const [text, page] = shown.remotes.marketing?.routes ?? [];
    expect(text).toHaveProperty('hydrate', false);
    expect(page).not.toHaveProperty('hydrate');
  });

  test('Is refused where no server writes it', () => {
    const wrong = { ...route(), prerender: false, hydrate: false };
    expect(() => readRoutes([wrong], 'marketing')).toThrow(
      'a page that is not hydrated must be prerendered',
    );
  });
});
