import { Link } from '@site/page/router';
import { renderPage } from '@site/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { PasswordField, TextField, SelectField } from '../fields';
import { clearFormDrafts, useForm, type FormResult } from '.';

let answer: Promise<FormResult>;
let sent: string[];

beforeEach(() => {
  answer = Promise.resolve({ kind: 'failed', message: 'The server could not answer.' });
  sent = [];
  clearFormDrafts();
});
afterEach(() => jest.restoreAllMocks());

describe('A form', () => {
  test('Sends what is typed, and says what came of it', async () => {
    show();
    type('Name', 'Mira');
    await submit();
    expect(sent).toEqual(['Mira']);
    screen.getByText('failed, try 1');
    await submit();
    screen.getByText('failed, try 2');
  });

  test('With a wrong field sends nothing and puts the focus there, until the field is edited', async () => {
    show();
    type('Name', ' ');
    await submit();
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(field('Name'));
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    type('Name', 'M');
    expect(field('Name').getAttribute('aria-invalid')).toBe('false');
  });

  test('That is submitted twice at once is sent once', async () => {
    const { container } = show();
    const form = container.querySelector('form');
    await act(async () => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    expect(sent).toHaveLength(1);
  });

  test('That waits for an answer holds nobody: a link still leads on', async () => {
    answer = new Promise(() => undefined);
    const page = show();
    await submit();
    screen.getByRole('button', { name: 'Saving...' });
    await act(async () => screen.getByRole('link', { name: 'Elsewhere' }).click());
    expect(page.currentPath()).toBe('/elsewhere');
  });

  test('Can be submitted again after its request threw', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer = Promise.reject(new TypeError('Not a response'));
    show();
    await submit();
    screen.getByText('failed, try 1');
    answer = Promise.resolve({ kind: 'succeeded' });
    await submit();
    screen.getByText('succeeded, try 2');
  });

  test('Takes a success back when the next try begins', async () => {
    answer = Promise.resolve({ kind: 'succeeded', notice: 'Saved.' });
    show();
    await submit();
    screen.getByText('succeeded, try 1');
    answer = new Promise(() => undefined);
    await submit();
    expect(screen.queryByText(/^succeeded/)).toBeNull();
  });

  test('Says post, so that a submit before the script puts nothing into the address', () => {
    expect(show().container.querySelector('form')?.method).toBe('post');
  });
});

describe('What is typed into a form', () => {
  test('Is there again when the form comes back', () => {
    showAgainAfter(() => {
      type('Name', 'Mira');
      fireEvent.input(screen.getByLabelText('Size'), { target: { value: 'large' } });
    });
    expect(field('Name').value).toBe('Mira');
    expect(field('Size').value).toBe('large');
  });

  test('Is there again after a failure and a reload', async () => {
    const { unmount } = show();
    type('Name', 'Mira');
    await submit();
    unmount();
    show();
    expect(field('Name').value).toBe('Mira');
  });

  test('Is gone after success', async () => {
    answer = Promise.resolve({ kind: 'succeeded' });
    const { unmount } = show();
    type('Name', 'Mira');
    await submit();
    expect(sessionStorage).toHaveLength(0);
    unmount();
    show();
    expect(field('Name').value).toBe('Known name');
  });

  test('Is gone after signing out', () => {
    showAgainAfter(() => type('Name', 'Mira'), clearFormDrafts);
    expect(field('Name').value).toBe('Known name');
  });

  test('Is not kept when it is a password, even one that is shown', () => {
    showAgainAfter(() => {
      type('Secret', 'Tungsten1!');
      act(() => screen.getByRole('button', { name: /^Show/ }).click());
      type('Secret', 'Tungsten12!');
      type('Name', 'Mira');
    });
    expect(JSON.stringify(sessionStorage)).not.toContain('Tungsten');
    expect(field('Secret').value).toBe('');
  });

  test('Costs nothing but itself when it cannot be read', () => {
    sessionStorage.setItem('form-drafts', '{"a form": {"name": 7}, "cut of');
    show();
    expect(field('Name').value).toBe('Known name');
  });

  test('Is kept for as long as the document where the browser blocks storage', () => {
    for (const method of ['setItem', 'getItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('blocked');
      });
    showAgainAfter(() => type('Name', 'Mira'));
    expect(field('Name').value).toBe('Mira');
  });
});

function SampleForm() {
  const form = useForm({
    name: 'a form',
    validate: (fields) =>
      fields('name').trim() === '' ? [{ fieldId: 'name', message: 'Enter a name' }] : [],
    send: (fields) => {
      sent.push(fields('name'));
      return answer;
    },
    onInvalid: ([first]) => document.getElementById(first?.fieldId ?? '')?.focus(),
  });
  return (
    <form {...form.formProps}>
      {form.result && <p>{`${form.result.kind}, try ${form.attemptCount}`}</p>}
      <TextField
        id="name"
        name="name"
        label="Name"
        defaultValue="Known name"
        error={form.errorOf('name')}
      />
      <SelectField id="size" name="size" label="Size">
        <option value="">Select a size</option>
        <option value="large">Large</option>
      </SelectField>
      <PasswordField id="secret" name="secret" label="Secret" autoComplete="current-password" />
      <button type="submit">{form.isSubmitting ? 'Saving...' : 'Save'}</button>
      <Link to="/elsewhere">Elsewhere</Link>
    </form>
  );
}

function show() {
  return renderPage(<SampleForm />, { path: '/' });
}

function showAgainAfter(...acts: (() => void)[]): void {
  const { unmount } = show();
  for (const each of acts) each();
  unmount();
  show();
}

function field(label: string): HTMLInputElement {
  return screen.getByLabelText(label);
}

function type(label: string, text: string): void {
  fireEvent.input(field(label), { target: { value: text } });
}

async function submit(): Promise<void> {
  await act(async () => screen.getByRole('button', { name: /^Sav/ }).click());
}
