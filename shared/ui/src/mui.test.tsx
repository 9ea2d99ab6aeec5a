import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  Button,
  Dialog,
  MuiScope,
  Notice,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from './mui';

const show = (content: React.ReactNode) => render(<MuiScope>{content}</MuiScope>);
const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('A field is read with its label, its hint and its error, beside what describes it already', () => {
  show(
    <>
      <p id="rules">Eight characters.</p>
      <TextField
        id="email"
        label="Email"
        hint="We answer to this address."
        error="Please enter a valid email address"
        aria-describedby="rules"
      />
    </>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input.id).toBe('email');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(input)).toBe(
    'We answer to this address. Please enter a valid email address Eight characters.',
  );
});

test('A password manager finds what it looks for on the native input', () => {
  show(
    <TextField
      id="email"
      name="email"
      type="email"
      label="Email"
      autoComplete="username"
      required
    />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Email');
  expect([input.name, input.type, input.autocomplete, input.required]).toEqual([
    'email',
    'email',
    'username',
    true,
  ]);
});

test('Long texts and choices are wired in the same way, and can be off', () => {
  show(
    <>
      <TextAreaField id="notes" label="Notes" error="This field is required" rows={3} />
      <SelectField id="fit" label="Fit" error="This field is required" disabled>
        <option>Whole picture</option>
      </SelectField>
    </>,
  );
  for (const label of ['Notes', 'Fit']) {
    expect(descriptionOf(screen.getByLabelText(label))).toBe('This field is required');
  }
  expect(screen.getByLabelText('Notes').tagName).toBe('TEXTAREA');
  expect(screen.getByLabelText<HTMLSelectElement>('Fit').disabled).toBe(true);
});

test('A password can be shown and hidden again without losing what was typed', async () => {
  show(<PasswordField id="password" label="Password" autoComplete="current-password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(input, 'Tungsten1!');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect([input.type, input.value]).toEqual(['text', 'Tungsten1!']);
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect([input.type, input.value]).toEqual(['password', 'Tungsten1!']);
});

test('A dialog takes the focus, and gives it back as soon as Escape has closed it', async () => {
  show(<Asking />);
  const asks = screen.getByRole('button', { name: 'Delete' });
  await userEvent.click(asks);
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(asks);
});

test('Escape closes a dialog whose pressed control has just gone', async () => {
  show(<Asking />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  // MUI fetches the focus back within 50 ms, so on a busy machine it may have done that already.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('An error interrupts a screen reader, other messages wait', () => {
  show(
    <>
      <Notice kind="error">It failed.</Notice>
      <Notice kind="success">Saved.</Notice>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('It failed.');
  expect(screen.getByRole('status').textContent).toBe('Saved.');
});

function Asking() {
  const [isOpen, setIsOpen] = useState(false);
  const [canUndo, setCanUndo] = useState(true);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delete</Button>
      <Dialog title="Delete your account?" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>For good.</p>
        {canUndo && <Button onClick={() => setCanUndo(false)}>Undo</Button>}
      </Dialog>
    </>
  );
}

test('A link that looks like a button stays a link, and MUI says nothing of it', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Home = (props: React.ComponentProps<'a'>) => (
    <a {...props} href="/home">
      {props.children}
    </a>
  );
  show(<Button component={Home}>Home</Button>);
  const link = screen.getByRole('link', { name: 'Home' });
  expect([link.tagName, link.getAttribute('type'), link.getAttribute('role')]).toEqual([
    'A',
    null,
    null,
  ]);
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});
