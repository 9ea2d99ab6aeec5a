import { useRef, useState, type ComponentProps } from 'react';
import type { FieldError } from '../error-summary';
import { dropTypedText, keepTypedText, restoreTypedText } from './typed-text';

/** The text of each named field; '' for one that is not there. */
export type Fields = (name: string) => string;

export type FormResult =
  | { kind: 'wrong'; errors: FieldError[] }
  /** One sentence for the whole form. */
  | { kind: 'failed'; failure: string }
  | { kind: 'done'; notice?: string };

export type Form = {
  /** What the last try came to. A success is taken back when the next try begins. */
  result: FormResult | undefined;
  /** Grows with each try, so that the same result is announced again. */
  attempt: number;
  /** Grows with each success: as a key it empties fields. */
  successes: number;
  isBusy: boolean;
  errorOf: (fieldId: string) => string | undefined;
  /** Takes back what was said of a field: it is being edited. */
  forgive: (fieldId: string) => void;
  /** For the `<form>`. It says `post`, so that a submit before the script never puts a text into the address. */
  bind: Required<
    Pick<ComponentProps<'form'>, 'ref' | 'method' | 'noValidate' | 'onInput' | 'onSubmit'>
  >;
};

type FormUse = {
  /** Under this name the typed text is kept in this tab, see `typed-text.ts`. */
  name: string;
  check: (fields: Fields) => FieldError[];
  send: (fields: Fields) => Promise<FormResult>;
  /** After a submit with wrong fields; an `ErrorSummary` takes the focus by itself. */
  onWrong?: (errors: FieldError[]) => void;
};

type State = Pick<Form, 'result' | 'attempt' | 'successes' | 'isBusy'>;

const untouched: State = { result: undefined, attempt: 0, successes: 0, isBusy: false };

/**
 * A form whose fields keep their own values, so that nothing typed is lost on failure. While one submit
 * runs, a second one does nothing. Not on useActionState: docs/decisions/0016 says why.
 */
export function useForm({ name, check, send, onWrong }: FormUse): Form {
  const [state, setState] = useState(untouched);
  const isRunning = useRef(false);

  async function submit(fields: Fields) {
    if (isRunning.current) return;
    const errors = check(fields);
    if (errors.length > 0) {
      setState((before) => afterTry(before, { kind: 'wrong', errors }));
      onWrong?.(errors);
      return;
    }
    isRunning.current = true;
    setState((before) => ({ ...before, result: stillTrue(before.result), isBusy: true }));
    const result = await send(fields);
    isRunning.current = false;
    if (result.kind === 'done') dropTypedText(name);
    setState((before) => afterTry(before, result));
  }

  return {
    ...state,
    errorOf: (fieldId) => errorsOf(state).find((error) => error.fieldId === fieldId)?.message,
    forgive: (fieldId) => setState((before) => without(before, fieldId)),
    bind: {
      // After every render: a field may have come, or come anew with a first value of its own.
      ref: (form: HTMLFormElement | null) => {
        if (form && state.successes === 0) restoreTypedText(name, form);
      },
      method: 'post',
      noValidate: true,
      onInput: (event) => keepTypedText(name, event.currentTarget),
      onSubmit: (event) => {
        event.preventDefault();
        void submit(readFields(event.currentTarget));
      },
    },
  };
}

function afterTry(before: State, result: FormResult): State {
  return {
    result,
    attempt: before.attempt + 1,
    successes: before.successes + (result.kind === 'done' ? 1 : 0),
    isBusy: false,
  };
}

function stillTrue(result: FormResult | undefined): FormResult | undefined {
  return result?.kind === 'done' ? undefined : result;
}

function errorsOf({ result }: State): FieldError[] {
  return result?.kind === 'wrong' ? result.errors : [];
}

function without(before: State, fieldId: string): State {
  if (before.result?.kind !== 'wrong') return before;
  const errors = before.result.errors.filter((error) => error.fieldId !== fieldId);
  return { ...before, result: { kind: 'wrong', errors } };
}

function readFields(form: HTMLFormElement): Fields {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
}
