import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, Notice } from './index';

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
