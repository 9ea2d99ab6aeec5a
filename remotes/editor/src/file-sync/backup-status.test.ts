import {
  isBackupReminderDue,
  recordChange,
  recordBackup,
  readBackupStatus,
} from './choose-sync-file';

const now = Date.parse('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => now - days * 24 * 60 * 60 * 1000;

test.each([
  ['much work that was never taken out', { changeCount: 30, backedUpAt: 0 }, true, true],
  ['little work', { changeCount: 29, backedUpAt: 0 }, true, false],
  ['a copy of last week', { changeCount: 30, backedUpAt: daysAgo(8) }, true, true],
  ['a copy of this week', { changeCount: 30, backedUpAt: daysAgo(6) }, true, false],
  [
    'a copy of this week in a browser that may clear it',
    { changeCount: 30, backedUpAt: daysAgo(6) },
    false,
    true,
  ],
  [
    'a copy of today in such a browser',
    { changeCount: 30, backedUpAt: daysAgo(0.5) },
    false,
    false,
  ],
])('After %s', (_, since, isPersisted, isDue) => {
  expect(isBackupReminderDue(since, { now, isPersisted })).toBe(isDue);
});

test('Changes are counted until the deck is taken out, for each deck by itself', () => {
  recordChange('one');
  recordChange('one');
  recordChange('two');
  expect(readBackupStatus('one').changeCount).toBe(2);
  recordBackup('one');
  expect(readBackupStatus('one').changeCount).toBe(0);
  expect(readBackupStatus('two').changeCount).toBe(1);
});

test('What somebody else wrote under the same name counts as nothing', () => {
  localStorage.setItem('deck-backup:three', '{"changeCount":"many"}');
  expect(readBackupStatus('three')).toEqual({ changeCount: 0, backedUpAt: 0 });
});
