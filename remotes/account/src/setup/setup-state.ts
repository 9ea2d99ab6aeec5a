/** State of the setup page. Everything except `phase` survives a reload. */
export type SynopsisSetupState = {
  logline: string;
  /** Last generated text, with the logline it was generated from. */
  generated: { text: string; logline: string; isSample: boolean } | null;
  /** Generated text as the member has edited it. */
  synopsis: string;
  phase: SetupPhase;
  /** Pair in the database: a second Finish must not store it again. */
  saved: { logline: string; synopsis: string } | null;
};

type SetupPhase =
  | { kind: 'idle'; error: SetupFormError | null }
  /** `isSlow` after ten seconds. */
  | { kind: 'generating'; isSlow: boolean }
  | { kind: 'saving' };

type SetupFormError = { form: 'logline' | 'synopsis'; message: string };

export type SetupAction =
  | { type: 'logline typed'; logline: string }
  | { type: 'logline cleared' }
  | { type: 'generation started' }
  | { type: 'generation is slow' }
  | { type: 'generated'; text: string; logline: string; isSample: boolean }
  | { type: 'synopsis typed'; synopsis: string }
  | { type: 'synopsis reset' }
  | { type: 'saving started' }
  | { type: 'saved'; logline: string; synopsis: string }
  /** `error` is null when the member stopped the generation. */
  | { type: 'refused'; error: SetupFormError | null };

export const initialSetupState: SynopsisSetupState = {
  logline: '',
  generated: null,
  synopsis: '',
  phase: { kind: 'idle', error: null },
  saved: null,
};

export function reduceSynopsisSetup(
  state: SynopsisSetupState,
  action: SetupAction,
): SynopsisSetupState {
  switch (action.type) {
    case 'logline typed':
      return { ...state, logline: action.logline };
    case 'logline cleared':
      return { ...state, logline: '', phase: withoutError(state.phase) };
    case 'generation started':
      return {
        ...state,
        phase: { kind: 'generating', isSlow: false },
        generated: null,
        synopsis: '',
      };
    case 'generation is slow':
      if (state.phase.kind !== 'generating') return state;
      return { ...state, phase: { kind: 'generating', isSlow: true } };
    case 'generated': {
      const { text, logline, isSample } = action;
      const generated = { text, logline, isSample };
      return { ...state, phase: initialSetupState.phase, generated, synopsis: text };
    }
    case 'synopsis typed':
      return { ...state, synopsis: action.synopsis };
    case 'synopsis reset':
      return { ...state, synopsis: generatedText(state) };
    case 'saving started':
      return { ...state, phase: { kind: 'saving' } };
    case 'saved':
      return { ...state, saved: { logline: action.logline, synopsis: action.synopsis } };
    case 'refused':
      return { ...state, phase: { kind: 'idle', error: action.error } };
  }
}

function withoutError(phase: SetupPhase): SetupPhase {
  return phase.kind === 'idle' ? initialSetupState.phase : phase;
}

function generatedText({ generated }: SynopsisSetupState): string {
  return generated?.text ?? '';
}

/** Pair that Finish saves: an emptied logline falls back to the one the text was generated from. */
export function selectPairToSave({ logline, generated, synopsis }: SynopsisSetupState) {
  return { logline: logline.trim() || (generated?.logline ?? ''), synopsis: synopsis.trim() };
}

export function isAlreadySaved(state: SynopsisSetupState): boolean {
  const pair = selectPairToSave(state);
  return state.saved?.logline === pair.logline && state.saved.synopsis === pair.synopsis;
}
