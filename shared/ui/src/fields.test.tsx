import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary, PasswordField, SelectField, TextAreaField, TextField } from './index';

test('A field is read with its label, its hint and its error', () => {
  render(
    <TextField
      id="email"
      label="Email"
      hint="We answer to this address."
      error="Please enter a valid email address"
    />,
  );
  const input = screen.getByLabelText('Email');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(input)).toBe(
    'We answer to this address. Please enter a valid email address',
  );
});

test('A field without hint and error points at nothing', () => {
  render(<TextField id="name" label="Name" />);
  expect(screen.getByLabelText('Name').getAttribute('aria-describedby')).toBeNull();
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('false');
});

test('An error leaves a description that the page has given', () => {
  render(
    <>
      <PasswordField
        id="password"
        label="Password"
        aria-describedby="rules"
        error="This field is required"
      />
      <p id="rules">At least 8 characters</p>
    </>,
  );
  expect(descriptionOf(screen.getByLabelText('Password'))).toBe(
    'This field is required At least 8 characters',
  );
});

test('Long texts and choices are wired in the same way', () => {
  render(
    <>
      <TextAreaField id="message" label="Message" error="This field is required" />
      <SelectField id="size" label="Company size" error="This field is required">
        <option>20-100</option>
      </SelectField>
    </>,
  );
  for (const label of ['Message', 'Company size']) {
    expect(descriptionOf(screen.getByLabelText(label))).toBe('This field is required');
  }
});

test('A password can be shown and hidden again without losing what was typed', async () => {
  render(<PasswordField id="password" label="Password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(input, 'Tungsten1!');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect([input.type, input.value]).toEqual(['text', 'Tungsten1!']);
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect([input.type, input.value]).toEqual(['password', 'Tungsten1!']);
});

test('A password can be pasted', async () => {
  render(<PasswordField id="password" label="Password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.click(input);
  await userEvent.paste('from a password manager');
  expect(input.value).toBe('from a password manager');
});

describe('The summary of what is wrong', () => {
  const errors = [{ fieldId: 'email', message: 'Please enter a valid email address' }];

  test('It takes the focus when it appears and at each further attempt', () => {
    const { rerender } = render(<ErrorSummary errors={errors} attempt={1} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    screen.getByRole('link').focus();
    rerender(<ErrorSummary errors={errors} attempt={2} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  test('Each line leads to its field', async () => {
    render(
      <>
        <ErrorSummary errors={errors} attempt={1} />
        <TextField id="email" label="Email" />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Please enter a valid email address' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  test('Without errors there is nothing', () => {
    const { container } = render(<ErrorSummary errors={[]} attempt={1} />);
    expect(container.textContent).toBe('');
  });
});

function descriptionOf(input: HTMLElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}
