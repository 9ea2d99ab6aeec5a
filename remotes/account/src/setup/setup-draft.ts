import { createStore } from 'zustand/vanilla';
import { changeSetup, emptySetup, type SetupAction, type SetupState } from './setup-state';

const key = 'account-setup-draft';

/**
 * The draft of the set-up page. It outlives the page (a visitor may write the logline first and sign in
 * then) and a reload, and it ends with the tab, with Finish and with Logout.
 */
export const setupDraft = createStore<SetupState>()(() => ({ ...emptySetup, ...readDraft() }));

export function applySetup(action: SetupAction): void {
  setupDraft.setState((state) => changeSetup(state, action), true);
  writeDraft(setupDraft.getState());
}

export function dropSetupDraft(): void {
  setupDraft.setState(emptySetup, true);
  withStorage((storage) => storage.removeItem(key));
}

function writeDraft({ phase: _phase, isSlow: _slow, error: _error, ...kept }: SetupState): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify(kept)));
}

function readDraft(): Partial<SetupState> {
  const text = withStorage((storage) => storage.getItem(key));
  const draft: unknown = text ? parse(text) : null;
  return isDraft(draft) ? draft : {};
}

function isDraft(value: unknown): value is Partial<SetupState> {
  if (typeof value !== 'object' || value === null) return false;
  const { logline, synopsis } = value as Partial<SetupState>;
  return typeof logline === 'string' && typeof synopsis === 'string';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function withStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined; // Storage is blocked or full: the draft lasts as long as the page.
  }
}
