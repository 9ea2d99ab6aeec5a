import { toPageRegistry, type DescriptorRoute } from '@site/contract';
import {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
} from '@site/contract/samples';
import { addLeaveGuard } from '@site/page/browser';
import { sessionStore } from '@site/page/session';
import { setVisitor } from '@site/page/session/samples';
import { renderPage } from '@site/testing';
import { act, screen } from '@testing-library/react';
import { setRegistry } from '../remotes/live-registry';
import { MemberGuard } from './member-guard';

const loading = sessionStore.getInitialState();
const signIn = createSampleRoute({ id: 'sign-in', path: '/login', isSignIn: true });

beforeEach(() => setRegistry(registryOf(signIn)));
afterEach(() => act(() => sessionStore.setState(loading, true)));

describe('A page for members', () => {
  test('Says that it is loading while the visitor is checked, and shows nothing of the page', () => {
    open('/dashboard');
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(screen.queryByText('Secret page')).toBeNull();
  });

  test('Is shown to a member', () => {
    open('/dashboard');
    act(() => sessionStore.setState({ status: 'member' }));
    expect(screen.getByText('Secret page')).toBeTruthy();
  });

  test('Sends anybody else to sign in, and remembers the whole address', () => {
    const { currentPath } = open('/dashboard?view=settings&tab=2#password');
    act(() => sessionStore.setState({ status: 'anonymous' }));
    expect(screen.queryByText('Secret page')).toBeNull();
    const address = new URL(currentPath(), 'http://site.invalid');
    expect(address.pathname).toBe('/login');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      next: '/dashboard?view=settings&tab=2#password',
    });
  });

  test.each([
    ['other-tab', 'You signed out in another tab. Sign in to go on.'],
    ['revoked', 'Your session has ended. Sign in to go on; nothing you saved is lost.'],
  ] as const)(
    'Tells a member whose session ended (%s) why, and brings them back',
    (endReason, why) => {
      const { currentPath } = open('/editor');
      act(() => sessionStore.setState({ status: 'member' }));
      act(() => sessionStore.setState({ status: 'anonymous', endReason }));
      const { searchParams } = new URL(currentPath(), 'http://site.invalid');
      expect(Object.fromEntries(searchParams)).toEqual({ next: '/editor', message: why });
    },
  );

  test('Stays on the screen until it lets go, if it may hold back', () => {
    const leaves: (() => void)[] = [];
    const stop = addLeaveGuard((leave) => leaves.push(leave) > 0);
    const { currentPath } = open('/editor', true);
    act(() => setVisitor('member'));
    act(() => setVisitor('ended'));
    expect(screen.getByText('Secret page')).toBeTruthy();
    expect(currentPath()).toBe('/editor');
    act(() => leaves[0]?.());
    expect(screen.queryByText('Secret page')).toBeNull();
    expect(currentPath()).toContain('/login');
    stop();
  });

  test('Lets a member who chose to sign out go home', () => {
    const { currentPath } = open('/dashboard');
    act(() => sessionStore.setState({ status: 'anonymous', endReason: 'this-tab' }));
    expect(currentPath()).toBe('/');
  });

  test('Sends anybody else home on a site without a page for signing in', () => {
    setRegistry({ remotes: {} });
    const { currentPath } = open('/dashboard');
    act(() => sessionStore.setState({ status: 'anonymous' }));
    expect(currentPath()).toBe('/');
  });
});

function registryOf(route: DescriptorRoute) {
  const descriptor = createSampleDescriptor({ routes: [route] });
  return toPageRegistry({
    ...createSampleRegistry(),
    remotes: {
      marketing: { live: { base: 'http://localhost:3001/', descriptor }, previous: null },
    },
  });
}

function open(path: string, mayHoldBack = false) {
  return renderPage(
    <MemberGuard mayHoldBack={mayHoldBack} loading={<p role="status">Loading...</p>}>
      <p>Secret page</p>
    </MemberGuard>,
    { path },
  );
}
