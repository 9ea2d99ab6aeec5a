/** @jest-environment node */
import { readRoutes, toPageRegistry } from '../index';
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
