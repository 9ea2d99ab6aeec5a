/** What the set-up page holds. All of it survives a reload, except what is under way. */
export type SetupState = {
  logline: string;
  /** The last generated text, with the logline it was made from. */
  generated: { text: string; logline: string; isSample: boolean } | null;
  /** The member's own copy of the generated text. */
  synopsis: string;
  phase: 'idle' | 'generating' | 'saving';
  /** The generation takes longer than anybody expects. */
  isSlow: boolean;
  /** One sentence, and the form that it belongs to. */
  error: { at: 'logline' | 'synopsis'; text: string } | null;
  /** The pair that is already stored: finishing again must not store it twice. */
  saved: { logline: string; synopsis: string } | null;
};

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
  /** Without an error: the member stopped it. */
  | { type: 'refused'; error: SetupState['error'] };

export const emptySetup: SetupState = {
  logline: '',
  generated: null,
  synopsis: '',
  phase: 'idle',
  isSlow: false,
  error: null,
  saved: null,
};

export function changeSetup(state: SetupState, action: SetupAction): SetupState {
  switch (action.type) {
    case 'logline typed':
      return { ...state, logline: action.logline };
    case 'logline cleared':
      return { ...state, logline: '', error: null };
    case 'generation started':
      return {
        ...state,
        phase: 'generating',
        isSlow: false,
        error: null,
        generated: null,
        synopsis: '',
      };
    case 'generation is slow':
      return { ...state, isSlow: true };
    case 'generated': {
      const { text, logline, isSample } = action;
      return { ...state, phase: 'idle', generated: { text, logline, isSample }, synopsis: text };
    }
    case 'synopsis typed':
      return { ...state, synopsis: action.synopsis };
    case 'synopsis reset':
      return { ...state, synopsis: generatedText(state) };
    case 'saving started':
      return { ...state, phase: 'saving', error: null };
    case 'saved':
      return { ...state, saved: { logline: action.logline, synopsis: action.synopsis } };
    case 'refused':
      return { ...state, phase: 'idle', error: action.error };
  }
}

function generatedText({ generated }: SetupState): string {
  return generated?.text ?? '';
}

/** The pair that Finish keeps: a logline that was emptied meanwhile is the one the text was made from. */
export function pairToSave({ logline, generated, synopsis }: SetupState) {
  return { logline: logline.trim() || (generated?.logline ?? ''), synopsis: synopsis.trim() };
}

export function isAlreadySaved(state: SetupState): boolean {
  const pair = pairToSave(state);
  return state.saved?.logline === pair.logline && state.saved.synopsis === pair.synopsis;
}
