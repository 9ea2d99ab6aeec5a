import { createFormerWorkerScripts } from './service-worker';

test('The names are a setting, and the own worker stays what it is', () => {
  const named = createFormerWorkerScripts(['old-worker.js', 'service-worker.js']);
  expect(Object.keys(named)).toEqual(['old-worker.js']);
  expect(Object.keys(createFormerWorkerScripts())).toHaveLength(4);
});
