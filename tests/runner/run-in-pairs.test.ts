/** @jest-environment node */
import { runInPairs } from './run-in-pairs';
import { steps, type Step } from './steps';

const [step] = steps as [Step];
const stepsCalled = (...names: string[]) =>
  names.map((name) => ({ step: { ...step, name, changesSite: name.startsWith('site') as true } }));

/** Runs steps by hand. @returns what runs at the beginning, and then after the end of each of these */
async function observe(selection: ReturnType<typeof stepsCalled>, ends: readonly string[]) {
  const running = new Map<string, () => void>();
  const done = runInPairs(selection, ({ step: { name } }) => {
    const ended = new Promise<void>((resolve) => running.set(name, resolve));
    return ended.finally(() => running.delete(name));
  });
  const seen = [[...running.keys()].join(' ')];
  for (const name of ends) {
    running.get(name)?.();
    // Every promise of the run is settled before the next task.
    await new Promise(setImmediate);
    seen.push([...running.keys()].join(' '));
  }
  await done;
  return seen;
}

test('two steps run at a time, in their order', async () => {
  expect(await observe(stepsCalled('a', 'b', 'c', 'd'), ['b', 'a', 'c', 'd'])).toEqual([
    'a b',
    'a c',
    'c d',
    'd',
    '',
  ]);
});

test('of those that change the site one runs at a time, and none is forgotten', async () => {
  expect(
    await observe(stepsCalled('site 1', 'site 2', 'a', 'site 3'), [
      'a',
      'site 1',
      'site 2',
      'site 3',
    ]),
  ).toEqual(['site 1 a', 'site 1', 'site 2', 'site 3', '']);
});
