import { reportQueue } from '../reporting/report';
import { loadDeferredModules, setDeferredLoader } from './deferred-modules';

test('A page that is never idle sends its reports all the same', async () => {
  jest.useFakeTimers();
  window.requestIdleCallback = (callback, options) => {
    if (options?.timeout)
      setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), options.timeout);
    return 0;
  };
  const started: string[] = [];
  const note = (name: string) => () => void started.push(name);
  type Modules = Awaited<ReturnType<Parameters<typeof setDeferredLoader>[0]>>;
  const modules: Partial<Modules> = {
    watchReleases: note('releases'),
    startSendingReports: note('reports'),
    startOfflineCaching: () => Promise.resolve(note('offline')()),
    prefetchCallsToAction: note('calls'),
  };
  setDeferredLoader(async () => modules as Modules);
  await loadDeferredModules();
  expect([started, reportQueue]).toEqual([[], []]);
  await jest.advanceTimersByTimeAsync(5000);
  expect(started).toEqual(['releases', 'reports']);
  jest.useRealTimers();
});
