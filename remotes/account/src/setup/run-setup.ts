import { countCharacters, longestTexts } from '@site/contract';
import { sessionStore } from '@site/session';
import { messages } from '../messages';
import { explainGeneration, generateSynopsis } from '../requests/generate-synopsis';
import { markFreeTrial } from '../requests/mark-free-trial';
import { readUser } from '../requests/read-user';
import { explainSave, saveSynopsis } from '../requests/save-synopsis';
import { applySetup, dropSetupDraft, setupDraft } from './setup-draft';
import { isAlreadySaved, pairToSave } from './setup-state';

/** Delay after which the page says that the generation takes longer than usual. */
const SLOW_AFTER_MS = 10_000;

let abortController: AbortController | undefined;

/** Handles "Generate with AI": sets a new text or an error, never both. */
export async function generate(): Promise<void> {
  if (setupDraft.getState().phase.kind !== 'idle') return;
  const logline = setupDraft.getState().logline.trim();
  const error = checkBeforeGeneration(logline);
  if (error) return showError('logline', error);
  applySetup({ type: 'generation started' });
  const { signal } = (abortController = new AbortController());
  const timer = setTimeout(() => applySetup({ type: 'generation is slow' }), SLOW_AFTER_MS);
  const result = await generateSynopsis(logline, signal);
  clearTimeout(timer);
  if (signal.aborted) return;
  if (!result.ok) return showError('logline', explainGeneration(result.problem));
  const { generated_text: text, sample: isSample } = result.value;
  if (text === '') return showError('logline', messages.synopsisEmpty);
  applySetup({ type: 'generated', text, logline, isSample });
}

/** Handles "Stop": aborts the request and ignores its response. */
export function stopGenerating(): void {
  abortController?.abort();
  applySetup({ type: 'refused', error: null });
}

/** Handles "Finish": stores the synopsis, then marks the free trial as used. True when both succeeded. */
export async function finish(): Promise<boolean> {
  if (setupDraft.getState().phase.kind !== 'idle') return false;
  const pair = pairToSave(setupDraft.getState());
  const error = checkBeforeSave(pair.synopsis) ?? (await saveAll(pair));
  if (error) {
    showError('synopsis', error);
    return false;
  }
  dropSetupDraft();
  return true;
}

function showError(at: 'logline' | 'synopsis', text: string): void {
  applySetup({ type: 'refused', error: { at, text } });
}

async function saveAll(pair: { logline: string; synopsis: string }): Promise<string | undefined> {
  applySetup({ type: 'saving started' });
  const user = await readUser();
  if (!user.ok)
    return user.problem.kind === 'refused' ? messages.saveWithoutUser : messages.saveFailed;
  const userId = user.value.id;
  if (!isAlreadySaved(setupDraft.getState())) {
    const saveResult = await saveSynopsis({ ...pair, userId });
    if (!saveResult.ok) return explainSave(saveResult.problem);
    applySetup({ type: 'saved', ...pair });
  }
  const markResult = await markFreeTrial(userId);
  return markResult.ok ? undefined : messages.profileUpdateFailed;
}

function checkBeforeGeneration(logline: string): string | undefined {
  if (sessionStore.getState().status !== 'member') return messages.loginToGenerate;
  if (logline === '') return messages.loglineMissing;
  return checkLength('logline', logline, longestTexts.logline);
}

function checkBeforeSave(synopsis: string): string | undefined {
  if (synopsis === '')
    return 'The synopsis is empty. Write one, or reset it to the generated text.';
  return checkLength('synopsis', synopsis, longestTexts.synopsis);
}

function checkLength(fieldName: string, text: string, maxLength: number): string | undefined {
  const count = countCharacters(text);
  if (count <= maxLength) return undefined;
  const [limit, length] = [maxLength, count].map((each) => each.toLocaleString('en'));
  return `A ${fieldName} can have at most ${limit} characters. This one has ${length}.`;
}
