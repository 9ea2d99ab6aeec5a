/** @jest-environment node */
import {
  findPathConflict,
  listRedirects,
  readPreviews,
  toPageRegistry,
  toPreviews,
  type Registry,
} from '../index';
import {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
  createSampleShellDescriptor,
} from '../testing/samples';

describe('A registry', () => {
  test('A shell and remotes that go together have no conflict, also while a remote is missing', () => {
    expect(findPathConflict(createSampleRegistry())).toBeUndefined();
    expect(findPathConflict(createSampleRegistry({ remotes: {} }))).toBeUndefined();
  });

  test('A remote that was made against a contract the shell does not understand is named with both versions', () => {
    const live = {
      base: 'http://localhost:3001/',
      descriptor: createSampleDescriptor({ contract: 3 }),
    };
    expect(
      findPathConflict(createSampleRegistry({ remotes: { marketing: { live, previous: null } } })),
    ).toBe(
      'The remote "marketing" (ab12cd34) was made against contract version 3, and the shell (sh12cd34) supports 2. Build the older of the two against the newer contract.',
    );
  });

  test('A new shell that no longer supports a live remote is a conflict too', () => {
    const shell = createSampleShellDescriptor({ contract: 4, supportedContracts: [3, 4] });
    expect(findPathConflict(createSampleRegistry({ shell }))).toMatch(
      /supports 3, 4\. Build the older/,
    );
    expect(
      findPathConflict(
        createSampleRegistry({
          shell: createSampleShellDescriptor({ supportedContracts: [2, 3] }),
        }),
      ),
    ).toBeUndefined();
  });

  test('Two remotes that claim one path are a conflict, both named', () => {
    expect(findPathConflict(withCollision())).toBe(
      'The path /faq is claimed by "marketing" and by "account". Remove it from one of them.',
    );
  });

  test('A page at an address that another remote leads on would never be seen', () => {
    const elsewhere = createSampleDescriptor({
      name: 'account',
      routes: [
        { ...createSampleRoute(), path: '/questions', aliases: ['/faq'], scripts: [], styles: [] },
      ],
    });
    const account = {
      live: { base: 'http://localhost:3002/', descriptor: elsewhere },
      previous: null,
    };
    expect(
      findPathConflict(
        createSampleRegistry({ remotes: { ...createSampleRegistry().remotes, account } }),
      ),
    ).toBe('The path /faq is claimed by "marketing" and by "account". Remove it from one of them.');
  });
});

test('Paths of removed remotes redirect, unless they are an alias of a live page', () => {
  const { marketing } = createSampleRegistry().remotes;
  const route = { ...createSampleRoute(), aliases: ['/questions'] };
  const live = { base: '', descriptor: createSampleDescriptor({ routes: [route] }) };
  const registry = createSampleRegistry({
    remotes: { ...(marketing && { marketing: { ...marketing, live } }) },
    redirects: { '/academy': '/', '/questions': '/' },
  });
  expect(listRedirects(registry)).toEqual({ '/academy': '/', '/questions': '/faq' });
});

describe('Previews', () => {
  const published = {
    base: 'http://localhost:3001/cd34ef56/web/',
    descriptor: createSampleDescriptor({ version: 'cd34ef56' }),
  };
  const live = {
    base: 'http://localhost:3001/ab12cd34/web/',
    descriptor: createSampleDescriptor(),
  };
  const marketing = { live, previous: null };
  const withPreview = createSampleRegistry({
    remotes: { marketing: { ...marketing, previews: [published] } },
  });

  test('Each stands under what a person writes into the address, with nothing to fall back to', () => {
    const previews = readPreviews(toPreviews(withPreview));
    expect(Object.keys(previews)).toEqual(['marketing@cd34ef56']);
    expect(previews['marketing@cd34ef56']).toMatchObject({
      live: { base: published.base, global: 'marketing_cd34ef56' },
      previous: null,
    });
  });

  test('The registry that visitors get says nothing of them', () => {
    expect(toPageRegistry(withPreview)).toEqual(
      toPageRegistry(createSampleRegistry({ remotes: { marketing } })),
    );
  });
});

function withCollision(): Registry {
  const { marketing } = createSampleRegistry().remotes;
  const live = {
    base: 'http://localhost:3002/',
    descriptor: createSampleDescriptor({ name: 'account' }),
  };
  return createSampleRegistry({
    remotes: { ...(marketing && { marketing }), account: { live, previous: null } },
  });
}
