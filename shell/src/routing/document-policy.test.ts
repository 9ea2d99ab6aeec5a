import type { PageRegistry, RemoteName, SiteRoute } from '@site/contract';
import { setRegistry } from '../remotes/live-registry';
import { pageLoadState, prefetchPage } from '../pages/page-store';
import { finishDocumentNavigation, needsDocument, setDocumentPage } from './document-policy';
import { isInitialPage } from './restore-focus-and-scroll';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: jest.fn(),
  init: jest.fn(),
  registerRemotes: jest.fn(),
  loadRemote: jest.fn(() => Promise.resolve({ default: () => null })),
}));

beforeEach(() => setRegistry(registryWith({ editor: 'e1', 'editor/map': 'p1', marketing: 'm1' })));

describe('A document', () => {
  test.each<[string, SiteRoute | undefined, SiteRoute, boolean]>([
    ['of a page without needs', route('account', 'login'), route('editor', 'editor'), true],
    ['of the not-found page', undefined, route('editor', 'editor'), true],
    ['of a page without needs', route('account', 'login'), route('account', 'dashboard'), true],
    ['with a widget', route('account', 'dashboard'), route('editor', 'editor'), false],
    ['of the same remote', route('editor', 'editor'), route('editor', 'decks'), false],
    ['of the remote of a widget', route('editor', 'editor'), route('account', 'dashboard'), false],
    ['of a remote with needs', route('editor', 'editor'), route('account', 'login'), false],
    ['of other needs', route('marketing', 'faq'), route('editor', 'editor'), true],
    ['of the same remote', route('editor', 'editor'), route('editor', 'map'), true],
    ['of a page with needs of its own', route('editor', 'map'), route('editor', 'editor'), false],
    ['of such a page', route('editor', 'map'), route('account', 'dashboard'), false],
  ])('%s is left only for a page that needs more', (_case, from, to, expected) => {
    setDocumentPage(from);
    expect(needsDocument(to)).toBe(expected);
  });

  test('Is left for a page whose needs a release has changed, and not when it needs nothing any more', () => {
    const editor = route('editor', 'editor');
    setDocumentPage(editor);
    setRegistry(registryWith({ editor: 'e2' }));
    expect(needsDocument(editor)).toBe(true);
    setRegistry(registryWith({}));
    expect(needsDocument(editor)).toBe(false);
  });

  test('Shows the page that it was loaded for as the router does, once', () => {
    finishDocumentNavigation();
    expect(isInitialPage(location.pathname)).toBe(true);
    sessionStorage.setItem('site-document-navigation', '');
    finishDocumentNavigation();
    expect(isInitialPage(location.pathname)).toBe(false);
    expect(sessionStorage.getItem('site-document-navigation')).toBeNull();
  });

  test('Never loads code ahead that would violate its policy', () => {
    setDocumentPage(route('account', 'login'));
    const [editor, login] = [route('editor', 'editor'), route('account', 'login')];
    for (const page of [editor, login]) prefetchPage(page);
    expect(pageLoadState(editor).state).toBe('idle');
    expect(pageLoadState(login).state).toBe('pending');
  });
});

/** @param needs fingerprints by remote, or by its name with the id of a page */
function registryWith(needs: Record<string, string>): PageRegistry {
  const entry = (name: RemoteName) => {
    const live = { base: `http://localhost/${name}/`, global: name, entry: { file: 'entry.js' } };
    const fingerprint = needs[name];
    const { remote: _remote, ...map } = route(name, 'map');
    const own = needs[`${name}/map`];
    return {
      live,
      previous: null,
      routes: [{ ...map, ...(own ? { needs: own } : {}) }],
      ...(fingerprint ? { needs: fingerprint } : {}),
    };
  };
  const widgets = [{ id: 'your-decks', slot: 'account/dashboard', page: 'dashboard' }];
  return {
    remotes: {
      marketing: entry('marketing'),
      account: entry('account'),
      editor: { ...entry('editor'), widgets },
    },
  };
}

function route(remote: RemoteName, id: string): SiteRoute {
  return {
    remote,
    id,
    path: `/${id}`,
    title: id,
    access: 'public',
    chrome: 'site',
    prerender: false,
  };
}
