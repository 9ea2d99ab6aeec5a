/** @jest-environment node */
import { runSideBySide } from './run-side-by-side';
import { steps, type Step } from './steps';

const [{ site: _site, ...step }] = steps as [Step];

/** Steps by their names: "reads …" and "changes …" say what they do to the site, "wide …" take two lanes. */
const stepsCalled = (...names: string[]) =>
  names.map((name) => {
    const [kind] = name.split(' ');
    const site = kind === 'reads' || kind === 'changes' ? ({ site: kind } as const) : {};
    return { step: { ...step, name, lanes: kind === 'wide' ? 2 : 1, ...site } satisfies Step };
  });

/** Runs steps by hand. @returns what runs at the beginning, and then after the end of each of these */
async function observe(selection: ReturnType<typeof stepsCalled>, ends: readonly string[]) {
  const running = new Map<string, () => void>();
  const done = runSideBySide(selection, ({ step: { name } }) => {
    const ended = new Promise<void>((resolve) => running.set(name, resolve));
    return ended.finally(() => running.delete(name));
  });
  const seen = [[...running.keys()].join(', ')];
  for (const name of ends) {
    running.get(name)?.();
    // Every promise of the run is settled before the next task.
    await new Promise(setImmediate);
    seen.push([...running.keys()].join(', '));
  }
  await done;
  return seen;
}

test('three steps run at a time, in their order', async () => {
  expect(await observe(stepsCalled('a', 'b', 'c', 'd'), ['b', 'a', 'c', 'd'])).toEqual([
    'a, b, c',
    'a, c, d',
    'c, d',
    'd',
    '',
  ]);
});

test('a step with two workers leaves room for one other, and waits while there is none for it', async () => {
  expect(await observe(stepsCalled('a', 'b', 'wide', 'c'), ['a', 'b', 'wide', 'c'])).toEqual([
    'a, b, c',
    'b, c',
    'c, wide',
    'c',
    '',
  ]);
});

test('nothing else looks at a site that a step changes, and no step is forgotten', async () => {
  const selection = stepsCalled('changes 1', 'changes 2', 'reads 1', 'a', 'reads 2');
  expect(await observe(selection, ['changes 1', 'changes 2', 'a', 'reads 1', 'reads 2'])).toEqual([
    'changes 1, a',
    'a, changes 2',
    'a, reads 1, reads 2',
    'reads 1, reads 2',
    'reads 2',
    '',
  ]);
});

test('a step that is repeated runs once at a time', async () => {
  const [repeated] = stepsCalled('a');
  if (!repeated) throw new Error('There is no step.');
  expect(await observe([repeated, repeated], ['a', 'a'])).toEqual(['a', 'a', '']);
});
