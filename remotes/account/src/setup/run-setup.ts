import { countCharacters, longestTexts } from '@site/contract';
import { sessionStore } from '@site/session';
import { messages } from '../messages';
import { explainGeneration, generateSynopsis } from '../requests/generate-synopsis';
import { markFreeTrial } from '../requests/mark-free-trial';
import { readUser } from '../requests/read-user';
import { explainSave, saveSynopsis } from '../requests/save-synopsis';
import { applySetup, dropSetupDraft, setupDraft } from './setup-draft';
import { isAlreadySaved, pairToSave } from './setup-state';

/** From then on the page says that it takes longer than usual. */
const slowAfterMs = 10_000;

let running: AbortController | undefined;

/** 'Generate with AI': a new text, or an error; never both. */
export async function generate(): Promise<void> {
  if (setupDraft.getState().phase.kind !== 'idle') return;
  const logline = setupDraft.getState().logline.trim();
  const error = refuseGeneration(logline);
  if (error) return refuse('logline', error);
  applySetup({ type: 'generation started' });
  const { signal } = (running = new AbortController());
  const timer = setTimeout(() => applySetup({ type: 'generation is slow' }), slowAfterMs);
  const outcome = await generateSynopsis(logline, signal);
  clearTimeout(timer);
  if (signal.aborted) return;
  if (!outcome.ok) return refuse('logline', explainGeneration(outcome.problem));
  const { generated_text: text, sample: isSample } = outcome.value;
  if (text === '') return refuse('logline', messages.synopsisEmpty);
  applySetup({ type: 'generated', text, logline, isSample });
}

/** 'Stop', while a generation takes long. What it would have brought is not waited for. */
export function stopGenerating(): void {
  running?.abort();
  applySetup({ type: 'refused', error: null });
}

/** 'Finish': stores the synopsis, then marks the free trial as used. True when both are done. */
export async function finish(): Promise<boolean> {
  if (setupDraft.getState().phase.kind !== 'idle') return false;
  const pair = pairToSave(setupDraft.getState());
  const error = refuseSave(pair.synopsis) ?? (await store(pair));
  if (error) {
    refuse('synopsis', error);
    return false;
  }
  dropSetupDraft();
  return true;
}

function refuse(at: 'logline' | 'synopsis', text: string): void {
  applySetup({ type: 'refused', error: { at, text } });
}

async function store(pair: { logline: string; synopsis: string }): Promise<string | undefined> {
  applySetup({ type: 'saving started' });
  const user = await readUser();
  if (!user.ok)
    return user.problem.kind === 'refused' ? messages.saveWithoutUser : messages.saveFailed;
  const userId = user.value.id;
  if (!isAlreadySaved(setupDraft.getState())) {
    const saved = await saveSynopsis({ ...pair, userId });
    if (!saved.ok) return explainSave(saved.problem);
    applySetup({ type: 'saved', ...pair });
  }
  const marked = await markFreeTrial(userId);
  return marked.ok ? undefined : messages.profileUpdateFailed;
}

function refuseGeneration(logline: string): string | undefined {
  if (sessionStore.getState().status !== 'member') return messages.loginToGenerate;
  if (logline === '') return messages.loglineMissing;
  return tooLong('logline', logline, longestTexts.logline);
}

function refuseSave(synopsis: string): string | undefined {
  if (synopsis === '')
    return 'The synopsis is empty. Write one, or reset it to the generated text.';
  return tooLong('synopsis', synopsis, longestTexts.synopsis);
}

function tooLong(what: string, text: string, most: number): string | undefined {
  const count = countCharacters(text);
  if (count <= most) return undefined;
  const [limit, length] = [most, count].map((each) => each.toLocaleString('en'));
  return `A ${what} can have at most ${limit} characters. This one has ${length}.`;
}
