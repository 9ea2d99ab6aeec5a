import { trackWindowState } from './window-state';

const readTraces = trackWindowState();
const nothing = () => undefined;

test.each<[string, () => () => void]>([
  ['a listener', () => hears(window, false)],
  ['a listener in the capture phase', () => hears(document, true)],
  [
    'an interval',
    () => {
      const timer = setInterval(nothing, 1000);
      return () => clearInterval(timer);
    },
  ],
  [
    'an observer',
    () => {
      const observer = new ResizeObserver(nothing);
      observer.observe(document.body);
      return () => observer.disconnect();
    },
  ],
  [
    'an animation that goes on',
    () => {
      let frame = 0;
      const draw = () => (frame = requestAnimationFrame(draw));
      draw();
      return () => cancelAnimationFrame(frame);
    },
  ],
  ['a sheet', () => stands('style', document.head)],
  ['something beside the page', () => stands('dialog', document.body)],
  [
    'a mark on the document',
    () => {
      document.documentElement.dataset.page = 'faq';
      return () => delete document.documentElement.dataset.page;
    },
  ],
  [
    'a name in the window',
    () => {
      Object.assign(window, { leftOver: 1 });
      return () => Reflect.deleteProperty(window, 'leftOver');
    },
  ],
])('%s is seen for as long as it is left behind', async (_words, leave) => {
  const before = await readTraces();
  const takeBack = leave();
  expect(await readTraces()).not.toEqual(before);
  takeBack();
  expect(await readTraces()).toEqual(before);
});

test('A listener that ends by a signal is over with it', async () => {
  const before = await readTraces();
  const ending = new AbortController();
  window.addEventListener('resize', nothing, { signal: ending.signal });
  expect(await readTraces()).not.toEqual(before);
  ending.abort();
  expect(await readTraces()).toEqual(before);
});

function hears(target: EventTarget, capture: boolean): () => void {
  target.addEventListener('scroll', nothing, { capture });
  return () => target.removeEventListener('scroll', nothing, capture);
}

function stands(tag: string, place: Element): () => void {
  const element = document.createElement(tag);
  place.append(element);
  return () => element.remove();
}
