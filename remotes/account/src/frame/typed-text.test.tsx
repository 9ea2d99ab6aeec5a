import { PasswordField, TextField } from '@site/ui';
import { renderPage } from '@site/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { dropDrafts } from './drop-drafts';
import { FormView } from './form-view';
import { useForm, type FormProblem } from './use-form';

let answer: FormProblem;

beforeEach(() => {
  answer = { failure: 'The server could not answer.' };
  dropDrafts();
});
afterEach(() => jest.restoreAllMocks());

describe('What is typed into a form', () => {
  test('Is there again when the form comes back', () => {
    const { unmount } = show();
    type('Name', 'Mira');
    unmount();
    show();
    expect(field('Name').value).toBe('Mira');
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
    answer = undefined;
    const { unmount } = show();
    type('Name', 'Mira');
    await submit();
    unmount();
    show();
    expect(field('Name').value).toBe('Known name');
  });

  test('Is gone after signing out', () => {
    const { unmount } = show();
    type('Name', 'Mira');
    unmount();
    dropDrafts();
    show();
    expect(field('Name').value).toBe('Known name');
  });

  test('Is not kept when it is a password, even one that is shown', () => {
    const { unmount } = show();
    type('Secret', 'Tungsten1!');
    act(() => screen.getByRole('button', { name: /^Show/ }).click());
    type('Secret', 'Tungsten12!');
    type('Name', 'Mira');
    unmount();
    expect(JSON.stringify(sessionStorage)).not.toContain('Tungsten');
    show();
    expect(field('Secret').value).toBe('');
  });

  test('Is kept for as long as the document where the browser blocks storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const { unmount } = show();
    type('Name', 'Mira');
    unmount();
    show();
    expect(field('Name').value).toBe('Mira');
  });
});

function NameForm() {
  const form = useForm(() => Promise.resolve(answer));
  return (
    <FormView form={form} button="Save" busyButton="Saving...">
      <TextField id="name" name="name" label="Name" defaultValue="Known name" />
      <PasswordField id="secret" name="secret" label="Secret" autoComplete="current-password" />
    </FormView>
  );
}

function show() {
  return renderPage(<NameForm />, { path: '/' });
}

function field(label: string): HTMLInputElement {
  return screen.getByLabelText(label);
}

function type(label: string, text: string): void {
  fireEvent.input(field(label), { target: { value: text } });
}

async function submit(): Promise<void> {
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
}
