import { restoreFocusAndScroll, openEnclosingDetails } from './restore-focus-and-scroll';

beforeEach(() => {
  document.body.innerHTML =
    '<main><h1>Questions</h1><details><summary>How</summary><div id="how to">So.</div></details></main>';
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});

const fold = () => document.querySelector('details');

test('Whoever lands on an answer finds it open, and the keyboard there', () => {
  restoreFocusAndScroll({ key: 'a', hash: '#how%20to' });
  expect(fold()?.open).toBe(true);
  expect(document.activeElement?.id).toBe('how to');
});

test('What is open already, is missing, or is not named stays as it is', () => {
  expect(openEnclosingDetails('#how%20to')?.id).toBe('how to');
  expect(openEnclosingDetails('#how%20to')).toBeUndefined();
  expect(openEnclosingDetails('#100%')).toBeUndefined();
  expect(openEnclosingDetails('')).toBeUndefined();
});
