import { renderPage } from '@site/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BookDemoPage from '../pages/book-demo';

/** A Supabase that answers as told and remembers what it was sent. */
function startDatabase(answer: () => Response | Promise<Response>) {
  const requests: { url: string; body: unknown }[] = [];
  globalThis.fetch = async (input, init) => {
    const { url, body } = { url: input as string, body: init?.body as string };
    requests.push({ url, body: JSON.parse(body) });
    return answer();
  };
  return requests;
}

const created = () => new Response(null, { status: 201 });
const refused = (status: number, message: string) =>
  new Response(JSON.stringify({ code: 'X', message, details: null, hint: null }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

const request = {
  Name: 'Asha Rao',
  Email: 'asha@example.com',
  Company: 'Salt Road Films',
  Phone: '98765 43210',
  Message: 'A road film.',
};

const realFetch = globalThis.fetch;
const realOpen = window.open;
let opened: string[];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.clear();
  opened = [];
  window.open = (url) => {
    opened.push(String(url));
    return null;
  };
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
  window.open = realOpen;
});

function openForm() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const page = renderPage(<BookDemoPage />, { path: '/book-demo' });
  return { user, ...page };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  for (const [label, text] of Object.entries(request))
    await user.type(screen.getByLabelText(label), text);
  await user.selectOptions(screen.getByLabelText('Company size'), '250+');
}

const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Book a Demo' }));

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('A request is stored once with six texts, and the visitor is thanked', async () => {
  const requests = startDatabase(created);
  const { user } = openForm();
  await fill(user);
  await submit(user);
  await pass(3000);
  expect(screen.getByRole('dialog').textContent).toContain('Thank you, Asha Rao');
  expect(requests).toEqual([
    {
      url: expect.stringMatching(/\/rest\/v1\/demo_requests$/),
      body: {
        name: 'Asha Rao',
        email: 'asha@example.com',
        company: 'Salt Road Films',
        phone: '9876543210',
        companySize: '250+',
        message: 'A road film.',
      },
    },
  ]);
});

test('Before anything is submitted, the form says that the request goes to a WhatsApp chat', () => {
  openForm();
  expect(screen.getByText(/WhatsApp then opens with your request/)).toBeTruthy();
});

test('The form is empty after a request was stored', async () => {
  startDatabase(created);
  const { user } = openForm();
  await fill(user);
  await submit(user);
  await pass(3000);
  expect(screen.getByLabelText('Message')).toHaveProperty('value', '');
  expect(sessionStorage).toHaveLength(0);
});

test('The chat opens one second after success, and the dialog closes after five', async () => {
  startDatabase(created);
  const { user } = openForm();
  await fill(user);
  await submit(user);
  await waitFor(() => screen.getByRole('dialog'), { timeout: 5000 });
  await pass(400);
  expect(opened).toEqual([]);
  await pass(700);
  expect(opened).toEqual([expect.stringContaining('Company%20size%3A%20%3E250')]);
  expect(screen.getByRole('link', { name: 'Open WhatsApp' }).getAttribute('href')).toBe(opened[0]);
  await pass(4000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Close closes the dialog at once', async () => {
  startDatabase(created);
  const { user } = openForm();
  await fill(user);
  await submit(user);
  await pass(3000);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Closed early, the dialog leaves the confirmation in place of the fields with the focus, and the chat still opens', async () => {
  startDatabase(created);
  const { user } = openForm();
  await fill(user);
  await submit(user);
  await waitFor(() => screen.getByRole('dialog'), { timeout: 5000 });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await pass(10_000);
  const confirmation = screen.getByText(/We’ll write to you to agree a time/);
  expect(confirmation.textContent).toContain('asha@example.com');
  expect(opened).toHaveLength(1);
  const chat = screen.getByRole('link', { name: 'Message us on WhatsApp' });
  expect(chat.getAttribute('href')).toBe(opened[0]);
  expect(screen.queryByRole('button', { name: 'Book a Demo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send another request' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await user.keyboard('A');
  await submit(user);
  expect(screen.queryByText(/We’ll write to you/)).toBeNull();
});

test('While a request is on its way everything is disabled, and the button says so and has the focus', async () => {
  startDatabase(() => new Promise<Response>(() => undefined));
  const { user } = openForm();
  await fill(user);
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  const button = screen.getByRole('button', { name: 'Submitting...' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByLabelText('Name')).toHaveProperty('disabled', true);
  expect(document.activeElement).toBe(button);
});

test('The thanks are read from their title, and stay while somebody uses them', async () => {
  startDatabase(created);
  const { user } = openForm();
  await fill(user);
  await submit(user);
  await pass(3000);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /request is in/ }));
  await user.keyboard('{Tab}');
  await pass(10_000);
  screen.getByRole('dialog');
});

test('A form that is submitted twice at once is sent once', async () => {
  const requests = startDatabase(created);
  const { user, container } = openForm();
  await fill(user);
  const form = container.querySelector('form');
  act(() => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await pass(4000);
  expect(requests).toHaveLength(1);
});

test('An empty form lists every field at its top, where the focus goes; each entry leads to its field', async () => {
  const { user } = openForm();
  await submit(user);
  expect(screen.getAllByText('This field is required')).toHaveLength(6);
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(within(summary).getAllByRole('link')).toHaveLength(6);
  await user.click(within(summary).getByRole('link', { name: 'Phone: This field is required' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
});

test('An error goes away when its field is edited', async () => {
  const { user } = openForm();
  await submit(user);
  await user.type(screen.getByLabelText('Name'), 'A');
  expect(screen.getAllByText('This field is required')).toHaveLength(5);
});

test.each([
  ['a refused insert', () => refused(400, 'violates check'), 'Failed to submit. Please try again.'],
  [
    'a rate limit',
    () => refused(429, 'We already have your requests. Please try again in 42 minutes.'),
    'We already have your requests. Please try again in 42 minutes.',
  ],
])('After %s the visitor reads "%s" and keeps every character', async (_case, answer, message) => {
  startDatabase(answer);
  const { user } = openForm();
  await fill(user);
  await submit(user);
  await pass(4000);
  expect(screen.getByRole('alert').textContent).toContain(message);
  expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toMatch(
    /^mailto:/,
  );
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'A road film.');
  const button = screen.getByRole('button', { name: 'Book a Demo' });
  expect(button.getAttribute('aria-disabled')).toBe('false');
});

test('A draft is there again after a reload', async () => {
  const { user, unmount } = openForm();
  await user.type(screen.getByLabelText('Message'), 'Half a thought');
  unmount();
  openForm();
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Half a thought');
});

test('A draft that cannot be read costs nothing but the draft', () => {
  sessionStorage.setItem('form-drafts', '{"demo request": {"name": 7}}');
  openForm();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
});

test('Who fills the field that people cannot see is not stored', async () => {
  const requests = startDatabase(created);
  const { user, container } = openForm();
  await fill(user);
  await user.type(
    container.querySelector<HTMLInputElement>('[name=website]')!,
    'https://spam.example',
  );
  await submit(user);
  await pass(4000);
  expect(requests).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain('Failed to submit. Please try again.');
});

test('A form that was filled faster than a person can is sent a little later', async () => {
  const requests = startDatabase(created);
  const { user } = openForm();
  await fill(user);
  await submit(user);
  await pass(100);
  expect(requests).toEqual([]);
  await pass(2600);
  expect(requests).toHaveLength(1);
});
