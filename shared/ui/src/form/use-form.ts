import { useRef, useState, type ComponentProps } from 'react';
import type { FieldError } from '../error-summary';
import { dropTypedText, keepTypedText, restoreTypedText } from './typed-text';

/** Returns the text of a named field, or '' when it does not exist. */
export type Fields = (name: string) => string;

/** Result of a submit: invalid fields, a failure with one sentence, or success. */
export type FormResult =
  | { kind: 'wrong'; errors: FieldError[] }
  | { kind: 'failed'; failure: string }
  | { kind: 'done'; notice?: string };

/** State and handlers that `useForm` returns. */
export type Form = {
  /** Result of the last submit. A success is cleared when the next submit starts. */
  result: FormResult | undefined;
  /** Number of finished submits; as a prop it makes equal results announce again. */
  attempt: number;
  /** Number of successful submits; as a key it resets fields. */
  successes: number;
  isBusy: boolean;
  errorOf: (fieldId: string) => string | undefined;
  /** Clears the error of a field that is being edited. */
  forgive: (fieldId: string) => void;
  /** Props for the `<form>`. The method is `post`, so that a submit before hydration never puts text into the URL. */
  bind: Required<
    Pick<ComponentProps<'form'>, 'ref' | 'method' | 'noValidate' | 'onInput' | 'onSubmit'>
  >;
};

type FormUse = {
  /** Name of the form's draft in this tab. */
  name: string;
  check: (fields: Fields) => FieldError[];
  send: (fields: Fields) => Promise<FormResult>;
  /** Called after a submit with invalid fields, for forms without an `ErrorSummary`, which takes the focus. */
  onWrong?: (errors: FieldError[]) => void;
};

type State = Pick<Form, 'result' | 'attempt' | 'successes' | 'isBusy'>;

const untouched: State = { result: undefined, attempt: 0, successes: 0, isBusy: false };

/**
 * Manages a form with uncontrolled fields, so that a failure loses no text. A second submit during a running one is
 * ignored. docs/decisions/0016 explains why it does not use `useActionState`.
 * @example
 * const form = useForm({ name: 'contact', validate, send });
 * return (
 *   <form {...form.formProps}>
 *     <TextField id="name" name="name" label="Name" error={form.errorOf('name')} />
 *     <Button type="submit" aria-busy={form.isSubmitting}>Send</Button>
 *   </form>
 * );
 */
export function useForm({ name, check, send, onWrong }: FormUse): Form {
  const [state, setState] = useState(untouched);
  const isRunning = useRef(false);

  async function submit(fields: Fields) {
    if (isRunning.current) return;
    const errors = check(fields);
    if (errors.length > 0) {
      setState((before) => afterSubmit(before, { kind: 'wrong', errors }));
      onWrong?.(errors);
      return;
    }
    isRunning.current = true;
    setState((before) => ({ ...before, result: withoutSuccess(before.result), isBusy: true }));
    const result = await send(fields);
    isRunning.current = false;
    if (result.kind === 'done') dropTypedText(name);
    setState((before) => afterSubmit(before, result));
  }

  return {
    ...state,
    errorOf: (fieldId) => errorsOf(state).find((error) => error.fieldId === fieldId)?.message,
    forgive: (fieldId) => setState((before) => withoutError(before, fieldId)),
    bind: {
      // Runs after every render, because fields may be added or remounted with their initial values.
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

function afterSubmit(before: State, result: FormResult): State {
  return {
    result,
    attempt: before.attempt + 1,
    successes: before.successes + (result.kind === 'done' ? 1 : 0),
    isBusy: false,
  };
}

function withoutSuccess(result: FormResult | undefined): FormResult | undefined {
  return result?.kind === 'done' ? undefined : result;
}

function errorsOf({ result }: State): FieldError[] {
  return result?.kind === 'wrong' ? result.errors : [];
}

function withoutError(before: State, fieldId: string): State {
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
