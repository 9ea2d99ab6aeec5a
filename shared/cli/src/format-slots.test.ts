/** @jest-environment node */
import { createSampleDescriptor, createSampleRegistry } from '@site/contract/samples';
import { formatSlots } from './format-slots';

test('The table of slots names who fills each, in the order of its page, and why one is not shown', () => {
  const versionOf = (changes: Parameters<typeof createSampleDescriptor>[0]) => ({
    live: { base: 'http://localhost/', descriptor: createSampleDescriptor(changes) },
    previous: null,
  });
  const files = { scripts: [], styles: [] };
  const slots = [
    { id: 'dashboard', page: 'faq', order: ['editor/decks'] },
    { id: 'profile', page: 'faq' },
  ];
  const registry = createSampleRegistry({
    remotes: {
      account: versionOf({ name: 'account', slots }),
      marketing: versionOf({
        widgets: [
          { id: 'advice', slot: 'account/dashboard', when: { isSignedIn: true }, ...files },
          { id: 'tour', slot: 'account/later', ...files },
        ],
      }),
      editor: versionOf({
        name: 'editor',
        widgets: [{ id: 'decks', slot: 'account/dashboard', ...files }],
      }),
    },
    refusedWidgets: { account: ['marketing/tour'] },
  });
  expect(formatSlots(registry)).toBe(
    [
      'slot               widget            state',
      'account/dashboard  editor/decks      shown',
      'account/dashboard  marketing/advice  shown with isSignedIn true',
      'account/later      marketing/tour    not shown: account ab12cd34 has no slot account/later',
      'account/profile    –',
    ].join('\n'),
  );
  expect(formatSlots(createSampleRegistry())).toBe('');
});
