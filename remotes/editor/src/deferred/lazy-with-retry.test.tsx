import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { lazySlideContent } from './lazy-component';
import { lazyWithRetry } from './lazy-with-retry';

const Here = ({ words }: { words: string }) => <p>{words}</p>;

/** Code that does not come until it is let go, and how often it was asked for. */
function lostCode() {
  const code = { asked: 0, isLost: true };
  const load = () => {
    code.asked += 1;
    return code.isLost ? Promise.reject(new ChunkLoadError()) : Promise.resolve(Here);
  };
  return { code, load };
}

/** As the bundler's runtime throws it. */
class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

/** Rendered and waited for: without it, what waits inside `act` never goes on. */
const show = (content: ReactNode) => act(async () => render(content));

const waitForRetry = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('What does not come is asked for once, says so, and comes when its button is pressed', async () => {
  const { code, load } = lostCode();
  const Lazy = lazyWithRetry(load);
  await show(<Lazy words="Drawn" />);
  const words = await screen.findByRole('alert');
  expect(words.textContent).toMatch(
    /^This part of the editor couldn’t be loaded\. Your deck is safe\./,
  );
  await waitForRetry();
  expect(code.asked).toBe(1);

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(code.asked).toBe(2);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();

  code.isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Drawn')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Every place of it comes when the browser is on line again, and another part with it', async () => {
  const [one, other] = [lostCode(), lostCode()];
  const [One, Other] = [lazySlideContent(one.load), lazyWithRetry(other.load)];
  await show(
    <>
      <One words="First" />
      <One words="Second" />
      <Other words="Third" />
    </>,
  );
  await screen.findByRole('alert');
  expect(document.querySelectorAll('[data-loading][data-load-failed]')).toHaveLength(2);
  expect(one.code.asked).toBe(1);
  one.code.isLost = false;
  other.code.isLost = false;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await waitForRetry();
  });
  expect(document.body.textContent).toBe('FirstSecondThird');
});

test('Parts of one lost chunk are read out once, and each can be asked for', async () => {
  const lost = Promise.reject(new ChunkLoadError());
  const [One, Other] = [lazyWithRetry(() => lost), lazyWithRetry(() => lost)];
  await show(
    <>
      <One />
      <Other />
    </>,
  );
  expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('Who draws it anew asks anew', async () => {
  const { code, load } = lostCode();
  const Lazy = lazyWithRetry(load, { Fallback: () => null });
  const { unmount } = await show(<Lazy words="Drawn" />);
  await waitForRetry();
  unmount();
  code.isLost = false;
  await show(<Lazy words="Drawn" />);
  expect(await screen.findByText('Drawn')).toBeTruthy();
  expect(code.asked).toBe(2);
});

test('A place that is drawn later and finds its code brings it to the others', async () => {
  const { code, load } = lostCode();
  const Lazy = lazyWithRetry(load);
  await show(<Lazy words="First" />);
  code.isLost = false;
  await show(<Lazy words="Second" />);
  await waitForRetry();
  expect(document.body.textContent).toBe('FirstSecond');
});

test('The focus stays near the button that went, and nowhere else is it moved', async () => {
  const { code, load } = lostCode();
  const Lazy = lazyWithRetry(load);
  await show(
    <>
      <section tabIndex={-1} aria-label="Around">
        <Lazy words="Drawn" />
      </section>
      <input aria-label="Elsewhere" />
    </>,
  );
  screen.getByRole('textbox').focus();
  window.dispatchEvent(new Event('online'));
  await waitForRetry();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  code.isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Drawn')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Around' }));
});

test('Nothing waits for what is known to be here', () => {
  const { code, load } = lostCode();
  const Lazy = lazyWithRetry(load, { getLoaded: () => Here });
  render(<Lazy words="Drawn" />);
  expect(screen.getByText('Drawn')).toBeTruthy();
  expect(code.asked).toBe(0);
});

test('What a part throws itself is the failure of the page', async () => {
  const fault = new Error('Its own fault.');
  const ThrowsDrawn = lazyWithRetry(() =>
    Promise.resolve(() => {
      throw fault;
    }),
  );
  const ThrowsRead = lazyWithRetry(() => Promise.reject(fault));
  for (const Broken of [ThrowsDrawn, ThrowsRead]) {
    await show(
      <Page>
        <Broken />
      </Page>,
    );
    expect(await screen.findByText('The page: Its own fault.')).toBeTruthy();
    cleanup();
  }
});

class Page extends Component<{ children: ReactNode }, { words: string }> {
  override state = { words: '' };

  static getDerivedStateFromError({ message }: Error): { words: string } {
    return { words: `The page: ${message}` };
  }

  override render(): ReactNode {
    return this.state.words === '' ? this.props.children : <p>{this.state.words}</p>;
  }
}
