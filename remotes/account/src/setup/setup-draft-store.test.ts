import { dispatchSetup, clearSetupDraft, setupDraftStore } from './setup-draft-store';
import { initialSetupState } from './setup-state';

const key = 'account-setup-draft';

beforeEach(() => clearSetupDraft());

const reload = () => setupDraftStore.persist.rehydrate();

test('What is written survives a reload, what was under way does not', async () => {
  dispatchSetup({ type: 'logline typed', logline: 'A line.' });
  dispatchSetup({ type: 'generation started' });
  const stored = sessionStorage.getItem(key) ?? '';
  clearSetupDraft();
  sessionStorage.setItem(key, stored);
  await reload();
  expect(setupDraftStore.getState()).toEqual({ ...initialSetupState, logline: 'A line.' });
});

test.each(['{"state":{"logl', '{"state":{"logline":7,"synopsis":""}}', 'null', '"a text"'])(
  'A draft that cannot be read costs nothing but itself: %s',
  async (stored) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    sessionStorage.setItem(key, stored);
    await reload();
    expect(setupDraftStore.getState()).toEqual(initialSetupState);
  },
);

test('A draft that is dropped leaves nothing behind', () => {
  dispatchSetup({ type: 'logline typed', logline: 'A line.' });
  clearSetupDraft();
  expect(sessionStorage.getItem(key)).toBeNull();
});
