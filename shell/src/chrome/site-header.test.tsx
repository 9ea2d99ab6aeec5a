import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sessionStore } from '@site/page/session';
import { configureSite } from '@site/page/settings';
import {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
  createSampleSettings,
} from '@site/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toPageRegistry, type RouteLink, type SiteSettings } from '@site/contract';
import { MemoryRouter } from 'react-router-dom';
import { setRegistry } from '../remotes/live-registry';
import { startHeaderMenu } from './header-menu';
import { syncMemberAttribute } from './sync-member-attribute';
import { SiteHeader } from './site-header';

const nobody = sessionStore.getInitialState();
const original = window.matchMedia;
beforeAll(() => {
  // Which of two offers is shown is said by the sheet of the site's components.
  const sheet = document.createElement('style');
  sheet.textContent = readFileSync(join(__dirname, '../../../shared/ui/src/ui.css'), 'utf8');
  document.head.append(sheet);
  syncMemberAttribute();
  startHeaderMenu();
});
afterEach(() => {
  act(() => sessionStore.setState(nobody, true));
  window.matchMedia = original;
});

describe('Sign-in in the header', () => {
  test('Before launch Login and Signup are labels, not links', () => {
    show({ launch: 'preview' });
    for (const label of ['Login', 'Signup']) {
      expect(isShown(label)).toBe(true);
      expect(screen.queryByRole('link', { name: label })).toBeNull();
      expect(screen.queryByRole('button', { name: label })).toBeNull();
    }
  });

  test('After launch they lead to the two forms', () => {
    show({ launch: 'open' });
    expect(hrefOf('Login')).toBe('/login');
    expect(hrefOf('Signup')).toBe('/login?mode=signup');
  });

  test.each(['preview', 'open'] as const)(
    'A member sees the way to the dashboard instead (launch: %s)',
    (launch) => {
      show({ launch });
      act(() => sessionStore.setState({ status: 'member' }));
      expect(hrefOf('Dashboard')).toBe('/dashboard');
      expect(isShown('Login')).toBe(false);
      expect(isShown('Signup')).toBe(false);
    },
  );

  test('Signing out anywhere brings the offer back at once', () => {
    show();
    act(() => sessionStore.setState({ status: 'member' }));
    expect(isShown('Login')).toBe(false);
    act(() => sessionStore.setState({ status: 'anonymous' }));
    expect(isShown('Login')).toBe(true);
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
  });
});

describe('The groups of the header', () => {
  test('Hold the pages that ask for it, and nothing else', () => {
    show();
    expect(linksOf('Major Development Project')).toEqual(['/pitch-deck', '/business-plan']);
    expect(linksOf('Use Cases')).toEqual(['/organizations']);
    expect(hrefOf('Pricing')).toBe('/pricing');
    expect(hrefOf('Book a Demo')).toBe('/book-demo');
    expect(screen.queryByRole('link', { name: 'Privacy Policy' })).toBeNull();
  });

  test('Open and close by click, one at a time', async () => {
    const { user } = show();
    await user.click(group('Use Cases'));
    expect(openGroups()).toEqual(['Use Cases']);
    await user.click(group('Major Development Project'));
    expect(openGroups()).toEqual(['Major Development Project']);
    await user.click(group('Major Development Project'));
    expect(openGroups()).toEqual([]);
  });

  test('Open under the mouse on a wide screen, and close when it leaves', async () => {
    const { user } = show({}, { isWide: true });
    await user.hover(group('Use Cases'));
    expect(openGroups()).toEqual(['Use Cases']);
    await user.unhover(group('Use Cases'));
    expect(openGroups()).toEqual([]);
  });

  test('Stay closed under the mouse on a small screen', async () => {
    const { user } = show({}, { isWide: false });
    await user.hover(group('Use Cases'));
    expect(openGroups()).toEqual([]);
  });

  test('Stay open for the click that ends the movement of pointing', async () => {
    const { user } = show({}, { isWide: true });
    await user.click(group('Use Cases'));
    expect(openGroups()).toEqual(['Use Cases']);
  });

  test('Open by keyboard and close when the focus moves on', async () => {
    const { user } = show({}, { isWide: true });
    group('Use Cases').focus();
    await user.keyboard('{Enter}');
    expect(openGroups()).toEqual(['Use Cases']);
    await user.tab();
    expect(openGroups()).toEqual(['Use Cases']);
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(openGroups()).toEqual([]);
  });

  test('Close when a link in them has led to its page', async () => {
    const { user } = show();
    await user.click(group('Use Cases'));
    await user.click(screen.getByRole('link', { name: /^Organizations/ }));
    expect(openGroups()).toEqual([]);
  });
});

describe('Leaving the header’s menus', () => {
  test('Escape closes an open group and gives the focus back to its button', async () => {
    const { user } = show({}, { isWide: true });
    await user.click(group('Use Cases'));
    await user.tab();
    await user.keyboard('{Escape}');
    expect(openGroups()).toEqual([]);
    expect(document.activeElement).toBe(group('Use Cases'));
  });

  test('Escape closes the panel and gives the focus back to the menu button', async () => {
    const { user } = show();
    await user.click(menuButton());
    await user.click(group('Use Cases'));
    await user.keyboard('{Escape}');
    expect(isPanelOpen()).toBe(false);
    expect(openGroups()).toEqual([]);
    expect(document.activeElement).toBe(menuButton());
  });

  test('A press outside closes the panel and collapses its groups', async () => {
    const { user } = show();
    await user.click(menuButton());
    await user.click(group('Use Cases'));
    await user.click(screen.getByRole('main'));
    expect(isPanelOpen()).toBe(false);
    expect(openGroups()).toEqual([]);
  });

  test('A press inside leaves the panel open', async () => {
    const { user } = show();
    await user.click(menuButton());
    await user.click(screen.getByText('Login'));
    expect(isPanelOpen()).toBe(true);
  });

  test('Escape with everything closed moves no focus', async () => {
    const { user } = show();
    group('Use Cases').focus();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(group('Use Cases'));
  });
});

function isShown(text: string): boolean {
  const wrapper = screen.getByText(text).closest('.ui-for-visitors, .ui-for-members');
  return wrapper !== null && getComputedStyle(wrapper).display !== 'none';
}

function show(settings: Partial<SiteSettings> = {}, { isWide = false } = {}) {
  window.matchMedia = (query) => Object.assign(original(query), { matches: isWide });
  configureSite(createSampleSettings(settings));
  setRegistry(
    toPageRegistry(createSampleRegistry({ remotes: { marketing: { live, previous: null } } })),
  );
  render(
    <MemoryRouter>
      <SiteHeader />
      <main>Page</main>
    </MemoryRouter>,
  );
  return { user: userEvent.setup() };
}

const pages: Record<string, RouteLink | RouteLink[]> = {
  '/pitch-deck': { placement: 'header', group: 'Major Development Project', label: 'Pitch Deck' },
  '/business-plan': {
    placement: 'header',
    group: 'Major Development Project',
    label: 'Business Plan',
  },
  '/pricing': { placement: 'header', label: 'Pricing' },
  '/organizations': { placement: 'header', group: 'Use Cases', label: 'Organizations' },
  '/book-demo': { placement: 'action', label: 'Book a Demo' },
  '/privacy-policy': { placement: 'legal', label: 'Privacy Policy' },
  '/login': [
    { placement: 'visitor', label: 'Login' },
    { placement: 'visitor', label: 'Signup', search: '?mode=signup' },
  ],
  '/dashboard': { placement: 'member', label: 'Dashboard' },
};
const routes = Object.entries(pages).map(([path, link]) =>
  createSampleRoute({ id: path.slice(1), path, links: [link].flat() }),
);
const live = {
  base: 'http://localhost:3001/ab12cd34/web/',
  descriptor: createSampleDescriptor({ routes }),
};

function group(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

function menuButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Menu' });
}

function isPanelOpen(): boolean {
  return menuButton().getAttribute('aria-expanded') === 'true';
}

function openGroups(): string[] {
  const groups = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('button');
  return groups
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.textContent ?? '');
}

function hrefOf(name: string): string | null {
  return screen.getByRole('link', { name }).getAttribute('href');
}

function linksOf(name: string): (string | null)[] {
  const panel = document.getElementById(group(name).getAttribute('aria-controls') ?? '');
  return within(panel as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}
