import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, Notice, Reveal } from './index';

test('Errors interrupt a screen reader, other messages wait', () => {
  render(
    <>
      <Notice kind="error">Failed to update settings.</Notice>
      <Notice kind="success">Settings updated!</Notice>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Failed to update settings.');
  expect(screen.getByRole('status').textContent).toBe('Settings updated!');
});

describe('A dialog', () => {
  test('It has its title as its name and closes by its own buttons', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { name: 'Thank you' });
    expect(dialog.hasAttribute('open')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog.hasAttribute('open')).toBe(false);
  });

  test('A click beside it closes it, a click inside does not', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog');
    await userEvent.click(screen.getByText('We will write to you.'));
    expect(dialog.hasAttribute('open')).toBe(true);
    await userEvent.click(dialog);
    expect(dialog.hasAttribute('open')).toBe(false);
  });

  test('Closed, it keeps nothing in the document', () => {
    render(<Opener />);
    expect(screen.queryByText('We will write to you.')).toBeNull();
  });
});

describe('What is revealed by scrolling', () => {
  test('Nobody who asked for less motion has to wait for it', () => {
    render(<Reveal className="block">Story-Driven Intelligence</Reveal>);
    const block = screen.getByText('Story-Driven Intelligence');
    expect(block.dataset.reveal).toBeUndefined();
  });

  test.each([
    ['below the fold', { top: 5000, height: 400 }],
    ['where nothing is laid out yet', { top: 0, height: 0 }],
  ])('It waits %s, and appears once when it is reached', (_where, place) => {
    const window = stageMotion();
    render(<Reveal>Effortless Creation</Reveal>);
    const block = screen.getByText('Effortless Creation');
    window.tell({ isIntersecting: false, boundingClientRect: place });
    expect(block.dataset.reveal).toBe('waiting');
    window.tell({ isIntersecting: true, boundingClientRect: { top: 300, height: 400 } });
    expect(block.dataset.reveal).toBe('shown');
    expect(window.isWatching()).toBe(false);
    window.restore();
  });

  test('What stands above the fold is never hidden', () => {
    const window = stageMotion();
    render(<Reveal>Industry Standard</Reveal>);
    window.tell({ isIntersecting: true, boundingClientRect: { top: 300, height: 400 } });
    expect(screen.getByText('Industry Standard').dataset.reveal).toBeUndefined();
    expect(window.isWatching()).toBe(false);
    window.restore();
  });
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        title="Thank you"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        }
      >
        <p>We will write to you.</p>
      </Dialog>
    </>
  );
}

type Entry = { isIntersecting: boolean; boundingClientRect: { top: number; height: number } };

/** A window that wants motion, and that tells where things stand when the test says so. */
function stageMotion() {
  const before = [window.matchMedia, window.IntersectionObserver] as const;
  let watching: ((entries: Entry[]) => void) | undefined;
  class Observer {
    constructor(private readonly tell: NonNullable<typeof watching>) {}
    observe() {
      watching = this.tell;
    }
    disconnect() {
      watching = undefined;
    }
  }
  window.matchMedia = (media) => Object.assign(before[0](media), { matches: true });
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  return {
    tell: (entry: Entry) => watching?.([entry]),
    isWatching: () => watching !== undefined,
    restore: () => {
      [window.matchMedia, window.IntersectionObserver] = before;
    },
  };
}
