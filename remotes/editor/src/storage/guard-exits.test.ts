import { requestLeave, startHistoryGuards } from '@site/page/browser';
import { createLeaveWhenSaved, guardExits } from './guard-exits';

/** Session whose work is unsaved until `storeAll`. */
function openGuard() {
  let isUnsaved = true;
  let answer: (isSaved: boolean) => void = () => undefined;
  const flushed = new Promise<boolean>((resolve) => (answer = resolve));
  const session = { hasUnsavedChanges: () => isUnsaved, flush: () => flushed };
  const asked: (() => void)[] = [];
  const endInput = jest.fn();
  const leave = createLeaveWhenSaved({ session, endInput }, (exit) => asked.push(exit));
  const stop = guardExits({ session, endInput }, leave);
  stops.push(stop);
  return {
    asked,
    endInput,
    leave,
    storeAll() {
      isUnsaved = false;
      answer(true);
    },
    fail: () => answer(false),
  };
}

startHistoryGuards();
const stops: (() => void)[] = [];
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

test('A way out is free while everything is stored', async () => {
  const { leave, storeAll, asked } = openGuard();
  storeAll();
  const exit = jest.fn();
  await leave(exit);
  expect(exit).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([]);
});

test('A way out waits for a pending write, and goes on by itself', async () => {
  const { leave, storeAll, asked, endInput } = openGuard();
  const exit = jest.fn();
  const left = leave(exit);
  expect(endInput).toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(500);
  expect(exit).not.toHaveBeenCalled();
  storeAll();
  await left;
  expect(exit).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([]);
});

test.each(['fails', 'takes long'])('A write that %s asks the user', async (problem) => {
  const { leave, fail, asked } = openGuard();
  const exit = jest.fn();
  void leave(exit);
  if (problem === 'fails') fail();
  await jest.advanceTimersByTimeAsync(problem === 'fails' ? 0 : 2000);
  expect(exit).not.toHaveBeenCalled();
  expect(asked).toEqual([exit]);
});

test('A link is followed once the user agrees, and one that opens elsewhere at once', async () => {
  const { fail, asked } = openGuard();
  document.body.innerHTML = '<a href="/dashboard">Back</a><a href="/faq" target="_blank">FAQ</a>';
  const followed: string[] = [];
  document.body.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push((event.target as HTMLElement).textContent ?? '');
  });
  const [back, faq] = document.querySelectorAll('a');
  faq?.click();
  expect(followed).toEqual(['FAQ']);
  back?.click();
  fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(followed).toEqual(['FAQ']);
  asked[0]?.();
  expect(followed).toEqual(['FAQ', 'Back']);
});

test('The end of the member’s session waits for an answer', async () => {
  const { fail, asked, storeAll } = openGuard();
  const end = jest.fn();
  requestLeave(end);
  fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(end).not.toHaveBeenCalled();
  asked[0]?.();
  expect(end).toHaveBeenCalledTimes(1);
  storeAll();
  requestLeave(end);
  expect(end).toHaveBeenCalledTimes(2);
});

test('Back is taken back, and repeated once the user agrees', async () => {
  jest.useRealTimers();
  history.replaceState({ idx: 0 }, '', '/dashboard');
  history.pushState({ idx: 1 }, '', '/editor');
  const { fail, asked } = openGuard();
  const routed: string[] = [];
  const route = () => routed.push(location.pathname);
  window.addEventListener('popstate', route);
  const waitUntil = async (isReached: () => boolean) => {
    while (!isReached()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  fail();
  history.back();
  await waitUntil(() => asked.length > 0);
  expect(location.pathname).toBe('/editor');
  expect(routed).toEqual([]);
  asked[0]?.();
  await waitUntil(() => routed.length > 0);
  expect(routed).toEqual(['/dashboard']);
  window.removeEventListener('popstate', route);
});
