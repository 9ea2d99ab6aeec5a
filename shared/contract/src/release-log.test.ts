/** @jest-environment node */
import {
  canaryEntry,
  ContractError,
  earlierVersions,
  isKnown,
  liveEntry,
  previousEntry,
  publishedEntries,
  readReleaseLog,
  type ReleaseLog,
} from './index';

describe('What is live after a sequence of releases', () => {
  test.each([
    { steps: [], live: undefined, previous: undefined, earlier: [] },
    { steps: ['+one'], live: 'one', previous: undefined, earlier: [] },
    { steps: ['+one', '+two'], live: 'two', previous: 'one', earlier: ['one'] },
    { steps: ['+one', '+two', '-one'], live: 'one', previous: undefined, earlier: [] },
    {
      steps: ['+one', '+two', '+three', '-two'],
      live: 'two',
      previous: 'one',
      earlier: ['one'],
    },
    {
      steps: ['+one', '+two', '+three', '-two', '-one'],
      live: 'one',
      previous: undefined,
      earlier: [],
    },
    { steps: ['+one', '+two', '+three', '-one'], live: 'one', previous: undefined, earlier: [] },
    {
      steps: ['+one', '+two', '-one', '+two'],
      live: 'two',
      previous: 'one',
      earlier: ['one'],
    },
    { steps: ['+one', '+two', '+one'], live: 'one', previous: 'two', earlier: ['two'] },
    { steps: ['+one', '+two', '+one', '-two'], live: 'two', previous: undefined, earlier: [] },
    { steps: ['+one', '+two', '~one'], live: 'one', previous: undefined, earlier: [] },
    { steps: ['+one', '?two'], live: 'one', previous: undefined, earlier: [] },
    { steps: ['+one', '?two', '+two', '-one'], live: 'one', previous: undefined, earlier: [] },
    { steps: ['+one', '!two'], live: 'one', previous: undefined, earlier: [] },
    { steps: ['+one', '!two', '+two'], live: 'two', previous: 'one', earlier: ['one'] },
    { steps: ['+one', '+two', '!three', '-two'], live: 'two', previous: 'one', earlier: ['one'] },
    { steps: ['+one', '+two', '!three', '-one'], live: 'one', previous: undefined, earlier: [] },
    { steps: ['+one', '~'], live: undefined, previous: undefined, earlier: [] },
  ])('$steps', ({ steps, live, previous, earlier }) => {
    const log = logOf(steps);
    expect(liveEntry(log)?.version).toBe(named(live));
    expect(previousEntry(log)?.version).toBe(named(previous));
    expect(earlierVersions(log)).toEqual(earlier.map(named));
  });

  test('A version that was rolled back is known, and so is not released again by itself', () => {
    const log = logOf(['+one', '+two', '-one']);
    expect(isKnown(log, named('two') ?? '')).toBe(true);
    expect(isKnown(log, named('three') ?? '')).toBe(false);
  });
});

describe('What can be previewed', () => {
  test.each([
    [['+one'], []],
    [
      ['+one', '?two', '?three'],
      ['three', 'two'],
    ],
    [
      ['+one', '?two', '?three', '?two'],
      ['two', 'three'],
    ],
    [['+one', '?two', '+two'], ['two']],
    [
      ['?a', '?b', '?c', '?d', '?e', '?f'],
      ['f', 'e', 'd', 'c', 'b'],
    ],
  ])('%s', (steps, previews) => {
    const versions = publishedEntries(logOf(steps)).map(({ version }) => version);
    expect(versions).toEqual(previews.map(named));
  });

  test('What was only published is not known as released', () => {
    expect(isKnown(logOf(['+one', '?two']), named('two') ?? '')).toBe(false);
  });
});

describe('Which canary stands', () => {
  test.each([
    [['+one'], undefined],
    [['+one', '!two'], 'two'],
    [['+one', '!two', '?three'], 'two'],
    [['+one', '!two', '!three'], 'three'],
    [['+one', '!two', '+two'], undefined],
    [['+one', '!two', '+three'], undefined],
    [['+one', '!two', '-one'], undefined],
    [['+one', '!two', '~one'], undefined],
    [['+one', '!two', '-one', '?two'], undefined],
  ])('%s', (steps, standing) => {
    expect(canaryEntry(logOf(steps))?.version).toBe(named(standing));
  });

  test('One that was taken back is known, and so is not released by itself', () => {
    expect(isKnown(logOf(['+one', '!two', '-one']), named('two') ?? '')).toBe(true);
  });
});

describe('The document', () => {
  test('What was written comes back', () => {
    expect(readReleaseLog(logOf(['+one', '-one']), 'marketing')).toEqual(logOf(['+one', '-one']));
  });

  test.each([
    ['no entries', { part: 'marketing' }],
    ['an unknown action', { part: 'marketing', entries: [{ ...entry('+one'), action: 'undo' }] }],
    [
      'a time that is none',
      { part: 'marketing', entries: [{ ...entry('+one'), at: 'yesterday' }] },
    ],
    [
      'a canary for nobody in particular',
      { part: 'marketing', entries: [{ ...entry('!one'), percent: undefined }] },
    ],
    [
      'a canary for everybody',
      { part: 'marketing', entries: [{ ...entry('!one'), percent: 100 }] },
    ],
    [
      'a version that climbs',
      { part: 'marketing', entries: [{ ...entry('+one'), version: '../a' }] },
    ],
  ])('One with %s is refused', (_case, input) => {
    expect(() => readReleaseLog(input, 'marketing')).toThrow(ContractError);
  });
});

/** '+one' releases version one, '-one' rolls back to it, '~one' withdraws what is above it, '?one' publishes, '!one' is a canary. */
function logOf(steps: string[]): ReleaseLog {
  return { part: 'marketing', entries: steps.map(entry) };
}

function entry(step: string): ReleaseLog['entries'][number] {
  const actions = {
    '+': 'release',
    '-': 'rollback',
    '~': 'withdraw',
    '?': 'publish',
    '!': 'canary',
  } as const;
  const action = actions[step.charAt(0) as keyof typeof actions];
  const version = named(step.slice(1) || undefined) ?? null;
  const share = action === 'canary' ? { percent: 10 } : {};
  return { action, version, ...share, from: null, at: '2026-11-21T10:00:00.000Z', by: 'somebody' };
}

/** A version has at least eight characters. */
function named(name: string | undefined): string | undefined {
  return name?.repeat(Math.ceil(8 / name.length));
}
