import { isBackupReminderDue, recordChange, recordBackup, readBackupStatus } from './backup-status';

const now = Date.parse('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => now - days * 24 * 60 * 60 * 1000;

test.each([
  ['much work that was never taken out', { changes: 30, takenAt: 0 }, true, true],
  ['little work', { changes: 29, takenAt: 0 }, true, false],
  ['a copy of last week', { changes: 30, takenAt: daysAgo(8) }, true, true],
  ['a copy of this week', { changes: 30, takenAt: daysAgo(6) }, true, false],
  [
    'a copy of this week in a browser that may clear it',
    { changes: 30, takenAt: daysAgo(6) },
    false,
    true,
  ],
  ['a copy of today in such a browser', { changes: 30, takenAt: daysAgo(0.5) }, false, false],
])('After %s', (_, since, isPersisted, isDue) => {
  expect(isBackupReminderDue(since, { now, isPersisted })).toBe(isDue);
});

test('Changes are counted until the deck is taken out, for each deck by itself', () => {
  recordChange('one');
  recordChange('one');
  recordChange('two');
  expect(readBackupStatus('one').changes).toBe(2);
  recordBackup('one');
  expect(readBackupStatus('one').changes).toBe(0);
  expect(readBackupStatus('two').changes).toBe(1);
});

test('What somebody else wrote under the same name counts as nothing', () => {
  localStorage.setItem('deck-unsecured:three', '{"changes":"many"}');
  expect(readBackupStatus('three')).toEqual({ changes: 0, takenAt: 0 });
});
