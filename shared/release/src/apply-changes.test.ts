/** @jest-environment node */
import type { LiveUnits } from '@site/contract';
import { applyChanges, type SiteChange } from './apply-changes';

const at = '2026-11-21T10:00:00.000Z';

/** '+a' releases, '-a' rolls back as a command without --to does, '?a' previews, '!a' is a canary. */
test.each([
  { steps: ['+a'], live: 'a', earlier: [] },
  { steps: ['+a', '+b'], live: 'b', earlier: ['a'] },
  { steps: ['+a', '+b', '-a'], live: 'a', earlier: [] },
  { steps: ['+a', '+b', '+c', '-b'], live: 'b', earlier: ['a'] },
  { steps: ['+a', '+b', '-a', '+b'], live: 'b', earlier: ['a'] },
  { steps: ['+a', '+b', '+a'], live: 'a', earlier: ['b'] },
  { steps: ['+a', '+b', '+a', '+b', '-a'], live: 'a', earlier: [] },
  { steps: ['+a', '!b'], live: 'a', canary: 'b', earlier: [] },
  { steps: ['+a', '!b', '!c'], live: 'a', canary: 'c', earlier: [] },
  { steps: ['+a', '!b', '+b'], live: 'b', earlier: ['a'] },
  { steps: ['+a', '!b', '+c'], live: 'c', earlier: ['a'] },
  { steps: ['+a', '+b', '!c', '-b'], live: 'b', earlier: ['a'] },
  { steps: ['+a', '!b', '?c'], live: 'a', canary: 'b', previews: ['c'], earlier: [] },
  { steps: ['+a', '?b', '?c', '?b'], live: 'a', previews: ['b', 'c'], earlier: [] },
  { steps: ['+a', '?b', '+b'], live: 'b', previews: ['b'], earlier: ['a'] },
  {
    steps: ['+a', '?b', '?c', '?d', '?e', '?f', '?g'],
    live: 'a',
    previews: ['g', 'f', 'e', 'd', 'c'],
    earlier: [],
  },
])('$steps', ({ steps, live, canary, previews, earlier }) => {
  const unit = after(steps).marketing;
  expect(unit?.version).toBe(live);
  expect(unit?.canary?.version).toBe(canary);
  expect(unit?.previews?.map(({ version }) => version)).toEqual(previews);
  expect(unit?.earlier.map(({ version }) => version)).toEqual(earlier);
});

test('Known is what visitors got and since which decision, also from a canary, and not what was only previewed', () => {
  expect(after(['+a', '+b', '-a', '!c', '?d']).marketing?.known).toEqual({ a: 1, b: 2, c: 4 });
});

test('The end of a canary leaves the time of the live version', () => {
  expect(after(['+a', '!b', '-a']).marketing).toMatchObject({ version: 'a', at: at + 0 });
});

function after(steps: string[]): LiveUnits {
  let units: LiveUnits = {};
  for (const [index, step] of steps.entries()) {
    const actions = { '+': 'release', '-': 'rollback', '?': 'publish', '!': 'canary' } as const;
    const action: SiteChange['action'] = actions[step.charAt(0) as keyof typeof actions];
    const version = step.slice(1);
    const before = units.marketing?.earlier ?? [];
    const earlier = before.slice(before.findIndex((each) => each.version === version) + 1);
    const change = { unit: 'marketing', version, percent: 10, earlier } as const;
    const stamp = { generation: index + 1, at: at + index, by: 'somebody' };
    units = applyChanges(units, { action, changes: [change] }, stamp);
  }
  return units;
}
