import { createSampleSettings } from '@site/contract/samples';
import { createMemberAttributeScript } from './member-attribute-script';

const settings = createSampleSettings({ supabaseUrl: 'https://abc.supabase.example' });

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-member');
});

test.each([
  { key: 'site-session-abc.supabase.example', isMember: true },
  { key: 'site-session-another.example', isMember: false },
  { key: 'site-session-abc.supabase.example-ended', isMember: false },
])('With $key in the browser the document is a member’s: $isMember', ({ key, isMember }) => {
  localStorage.setItem(key, '{}');
  run();
  expect(document.documentElement.hasAttribute('data-member')).toBe(isMember);
});

test('A browser that lets nobody store anything has visitors only', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(run).not.toThrow();
  blocked.mockRestore();
  expect(document.documentElement.hasAttribute('data-member')).toBe(false);
});

function run(): void {
  // oxlint-disable-next-line no-eval -- the document runs it as a script of its own
  (0, eval)(createMemberAttributeScript(settings));
}
