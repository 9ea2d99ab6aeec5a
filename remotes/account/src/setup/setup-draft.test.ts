import { applySetup, dropSetupDraft, setupDraft } from './setup-draft';
import { emptySetup } from './setup-state';

const key = 'account-setup-draft';

beforeEach(() => dropSetupDraft());

const reload = () => setupDraft.persist.rehydrate();

test('What is written survives a reload, what was under way does not', async () => {
  applySetup({ type: 'logline typed', logline: 'A line.' });
  applySetup({ type: 'generation started' });
  const stored = sessionStorage.getItem(key) ?? '';
  dropSetupDraft();
  sessionStorage.setItem(key, stored);
  await reload();
  expect(setupDraft.getState()).toEqual({ ...emptySetup, logline: 'A line.' });
});

test.each(['{"state":{"logl', '{"state":{"logline":7,"synopsis":""}}', 'null', '"a text"'])(
  'A draft that cannot be read costs nothing but itself: %s',
  async (stored) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    sessionStorage.setItem(key, stored);
    await reload();
    expect(setupDraft.getState()).toEqual(emptySetup);
  },
);

test('A draft that is dropped leaves nothing behind', () => {
  applySetup({ type: 'logline typed', logline: 'A line.' });
  dropSetupDraft();
  expect(sessionStorage.getItem(key)).toBeNull();
});
