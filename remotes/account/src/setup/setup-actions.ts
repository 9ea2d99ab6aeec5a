import { countCharacters, MAX_TEXT_LENGTHS } from '@site/contract';
import { sessionStore } from '@site/page/session';
import { messages } from '../messages';
import { explainRefusal } from '../requests/explain-refusal';
import { markFreeTrialUsed } from '../requests/profile';
import { generateSynopsis, saveSynopsis } from '../requests/synopses';
import { readUser } from '../requests/user';
import { dispatchSetup, clearSetupDraft, setupDraftStore } from './setup-draft-store';
import { isAlreadySaved, selectPairToSave } from './setup-state';

/** Delay after which the page says that the generation takes longer than usual. */
const SLOW_AFTER_MS = 10_000;

let abortController: AbortController | undefined;

/** Handles "Generate with AI": sets a new text or an error, never both. */
export async function startGeneration(): Promise<void> {
  if (setupDraftStore.getState().phase.kind !== 'idle') return;
  const logline = setupDraftStore.getState().logline.trim();
  const error = checkBeforeGeneration(logline);
  if (error) return showError('logline', error);
  dispatchSetup({ type: 'generation started' });
  const { signal } = (abortController = new AbortController());
  const timer = setTimeout(() => dispatchSetup({ type: 'generation is slow' }), SLOW_AFTER_MS);
  const result = await generateSynopsis(logline, signal);
  clearTimeout(timer);
  if (signal.aborted) return;
  if (!result.ok) return showError('logline', explainRefusal('generateSynopsis', result.error));
  const { generated_text: text, sample: isSample } = result.value;
  if (text === '') return showError('logline', messages.synopsisEmpty);
  dispatchSetup({ type: 'generated', text, logline, isSample });
}

/** Handles "Stop": aborts the request and ignores its response. */
export function stopGeneration(): void {
  abortController?.abort();
  dispatchSetup({ type: 'refused', error: null });
}

/** Handles "Finish": stores the synopsis, then marks the free trial as used. True when both succeeded. */
export async function finishSetup(): Promise<boolean> {
  if (setupDraftStore.getState().phase.kind !== 'idle') return false;
  const pair = selectPairToSave(setupDraftStore.getState());
  const error = checkBeforeSave(pair.synopsis) ?? (await saveAll(pair));
  if (error) {
    showError('synopsis', error);
    return false;
  }
  clearSetupDraft();
  return true;
}

function showError(form: 'logline' | 'synopsis', message: string): void {
  dispatchSetup({ type: 'refused', error: { form, message } });
}

async function saveAll(pair: { logline: string; synopsis: string }): Promise<string | undefined> {
  dispatchSetup({ type: 'saving started' });
  const user = await readUser();
  if (!user.ok)
    return user.error.kind === 'refused' ? messages.saveWithoutUser : messages.saveFailed;
  const userId = user.value.id;
  if (!isAlreadySaved(setupDraftStore.getState())) {
    const saveResult = await saveSynopsis({ ...pair, userId });
    if (!saveResult.ok) return explainRefusal('saveSynopsis', saveResult.error);
    dispatchSetup({ type: 'saved', ...pair });
  }
  const markResult = await markFreeTrialUsed(userId);
  return markResult.ok ? undefined : messages.profileUpdateFailed;
}

function checkBeforeGeneration(logline: string): string | undefined {
  if (sessionStore.getState().status !== 'member') return messages.loginToGenerate;
  if (logline === '') return messages.loglineMissing;
  return checkLength('logline', logline, MAX_TEXT_LENGTHS.logline);
}

function checkBeforeSave(synopsis: string): string | undefined {
  if (synopsis === '')
    return 'The synopsis is empty. Write one, or reset it to the generated text.';
  return checkLength('synopsis', synopsis, MAX_TEXT_LENGTHS.synopsis);
}

function checkLength(fieldName: string, text: string, maxLength: number): string | undefined {
  const count = countCharacters(text);
  if (count <= maxLength) return undefined;
  const [limit, length] = [maxLength, count].map((each) => each.toLocaleString('en'));
  return `A ${fieldName} can have at most ${limit} characters. This one has ${length}.`;
}
