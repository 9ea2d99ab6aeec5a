import { renderPage } from '@site/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  resetToAnonymous,
  signInAsMember,
  startFakeBackendSite,
  backendSettingsOf,
} from '../../test/fake-backend-site';
import type { FakeSupabaseServer } from '../../test/fake-supabase-server';
import { dispatchSetup, clearSetupDraft } from '../setup/setup-draft-store';
import SetupPage from './setup';

let server: FakeSupabaseServer;

beforeAll(async () => {
  server = await startFakeBackendSite();
});
beforeEach(() => {
  resetToAnonymous(server);
  clearSetupDraft();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.close());

const open = () =>
  renderPage(<SetupPage />, { path: '/setup', settings: backendSettingsOf(server) });
const logline = () =>
  screen.getByLabelText<HTMLTextAreaElement>('Enter Your Logline For Generating Synopsis');
const synopsis = () =>
  screen.findByLabelText<HTMLTextAreaElement>('Generated Synopsis (Edit as needed):');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const callsTo = (path: string) => server.calls.filter((call) => call.path.startsWith(path));

/** The model answers when the function returned is called. */
function holdModel(): () => void {
  let answer = () => {};
  const until = new Promise<void>((done) => (answer = done));
  const body = { generated_text: 'A synopsis.', sample: false };
  server.setResponse('POST /functions/v1/synopsis', { body, until });
  return answer;
}

/** The page counts ten seconds; here somebody says that they are over. */
async function waitLong() {
  await signInAsMember(server);
  const answer = holdModel();
  open();
  await userEvent.type(logline(), 'A race.');
  await press('Generate with AI');
  act(() => dispatchSetup({ type: 'generation is slow' }));
  screen.getByText(/^This takes longer than usual\. Your logline is kept/);
  return answer;
}

async function generate() {
  await signInAsMember(server);
  const page = open();
  await userEvent.type(logline(), 'A race for a daughter.');
  await press('Generate with AI');
  await synopsis();
  return page;
}

describe('A visitor without an account', () => {
  test('reads the note, can write, and cannot generate', async () => {
    open();
    screen.getByText(/Please log in to generate and save your logline summary\./);
    await userEvent.type(logline(), 'A race for a daughter.');
    await press('Generate with AI');
    screen.getByText('You must be logged in to generate a synopsis.');
    expect(server.calls).toEqual([]);
    expect(logline().value).toBe('A race for a daughter.');
  });
});

describe('A member', () => {
  test('needs a logline that is not blank', async () => {
    await signInAsMember(server);
    open();
    await userEvent.type(logline(), '   ');
    await press('Generate with AI');
    screen.getByText('Please enter a logline before generating a synopsis.');
  });

  test('is told how long a logline may be, and loses nothing of it', async () => {
    await signInAsMember(server);
    open();
    await userEvent.click(logline());
    await userEvent.paste('x'.repeat(1001));
    await press('Generate with AI');
    screen.getByText('A logline can have at most 1,000 characters. This one has 1,001.');
    expect(logline().value).toHaveLength(1001);
  });

  test('gets a text to edit, marked as sample text when it is one', async () => {
    await generate();
    expect((await synopsis()).value).toBe('A synopsis.');
    screen.getByText('This is sample text');
  });

  test('can go back to the generated text', async () => {
    await generate();
    await userEvent.clear(await synopsis());
    await userEvent.type(await synopsis(), 'Mine.');
    await press('Reset to Generated');
    expect((await synopsis()).value).toBe('A synopsis.');
  });

  test('can clear the logline', async () => {
    await generate();
    await press('Clear');
    expect(logline().value).toBe('');
  });

  test.each([
    [
      { body: { generated_text: '' } },
      'No synopsis generated. Try again with a different logline.',
    ],
    [
      { status: 502, body: { error: 'generation_failed' } },
      'Failed to generate synopsis. Please check your API key or try again later.',
    ],
    [
      { status: 401, body: { error: 'unauthorized', message: 'Sign in.' } },
      'You must be logged in to generate a synopsis.',
    ],
    [
      {
        status: 429,
        body: {
          error: 'daily_limit',
          message: 'You have used today’s synopses. Please come back tomorrow.',
        },
      },
      'You have used today’s synopses. Please come back tomorrow.',
    ],
  ])('is told what failed: %j', async (answer, sentence) => {
    server.reset();
    await signInAsMember(server);
    server.setResponse('POST /functions/v1/synopsis', answer);
    open();
    await userEvent.type(logline(), 'A race.');
    await press('Generate with AI');
    await screen.findByText(sentence);
    expect(logline().value).toBe('A race.');
    screen.getByRole('button', { name: 'Generate with AI' });
  });

  test('sees that the work is under way, and cannot start it twice', async () => {
    await signInAsMember(server);
    const answer = holdModel();
    open();
    await userEvent.type(logline(), 'A race.');
    await press('Generate with AI');
    const button = screen.getByRole('button', { name: 'Generating...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    answer();
    await synopsis();
    expect(callsTo('/functions/v1/synopsis')).toHaveLength(1);
  });

  test('who waits long is told so, and can try again', async () => {
    const answer = await waitLong();
    await press('Try again');
    screen.getByText(/can take up to twenty seconds/);
    answer();
    await synopsis();
    expect(callsTo('/functions/v1/synopsis')).toHaveLength(2);
    expect(logline().value).toBe('A race.');
  });

  test('who waits long can stop, and what comes after that is not shown', async () => {
    const answer = await waitLong();
    const logged = jest.mocked(console.error).mockClear();
    await press('Stop');
    expect(document.activeElement).toBe(logline());
    expect(logline().value).toBe('A race.');
    screen.getByRole('button', { name: 'Generate with AI' });
    await waitFor(() => expect(logged).toHaveBeenCalled());
    answer();
    expect(screen.queryByLabelText('Generated Synopsis (Edit as needed):')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('finishes: the edited text is saved, the free trial marked, the dashboard opened', async () => {
    const page = await generate();
    await userEvent.type(await synopsis(), ' And more.');
    await press('Finish');
    await waitFor(() => expect(page.currentPath()).toBe('/dashboard'));
    expect(callsTo('/rest/v1/logline_summaries')[0]?.body).toMatchObject({
      logline: 'A race for a daughter.',
      generated_summary: 'A synopsis. And more.',
    });
    expect(callsTo('/rest/v1/profiles')[0]?.body).toEqual({ free_trial_used: true });
  });

  test('stays when saving fails', async () => {
    const page = await generate();
    server.setResponse('POST /rest/v1/logline_summaries', {
      status: 500,
      body: { message: 'down' },
    });
    await press('Finish');
    await screen.findByText('Failed to save synopsis. Please try again.');
    expect(page.currentPath()).toBe('/setup');
    expect(callsTo('/rest/v1/profiles')).toEqual([]);
  });

  test('stays when the profile cannot be updated, and a second try saves nothing twice', async () => {
    const page = await generate();
    server.setResponse('PATCH /rest/v1/profiles', { status: 500, body: { message: 'down' } });
    await press('Finish');
    await screen.findByText('Failed to update profile. Please try again.');
    expect(page.currentPath()).toBe('/setup');
    server.setResponse('PATCH /rest/v1/profiles', { status: 204 });
    await press('Finish');
    await waitFor(() => expect(page.currentPath()).toBe('/dashboard'));
    expect(callsTo('/rest/v1/logline_summaries')).toHaveLength(1);
  });

  test('whose session is gone is told so, and keeps the text', async () => {
    await generate();
    server.setResponse('GET /auth/v1/user', {
      status: 403,
      body: { error_code: 'session_not_found', msg: 'gone' },
    });
    await press('Finish');
    await screen.findByText('User not authenticated.');
    expect((await synopsis()).value).toBe('A synopsis.');
  });

  test('finds the draft again after the page was left', async () => {
    const page = await generate();
    page.unmount();
    open();
    expect(logline().value).toBe('A race for a daughter.');
    expect((await synopsis()).value).toBe('A synopsis.');
    expect(JSON.parse(sessionStorage.getItem('account-setup-draft') ?? '{}')).toMatchObject({
      state: { logline: 'A race for a daughter.', synopsis: 'A synopsis.' },
    });
  });
});

describe('A notice of the owner of the site', () => {
  const notice = 'Synopses take longer today.';

  test('Stands above the form while it is set', () => {
    renderPage(<SetupPage />, {
      path: '/setup',
      settings: backendSettingsOf(server),
      values: { setupNotice: notice },
    });
    const position = screen.getByText(notice).compareDocumentPosition(logline());
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('Is none by default', () => {
    open();
    expect(screen.queryByText(notice)).toBeNull();
  });
});
