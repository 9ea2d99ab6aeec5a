import { useRef, useState, type ComponentProps } from 'react';
import type { FieldError } from '../error-summary';
import { clearFormDrafts, saveFormDraft, restoreFormDraft } from './form-drafts';

/** Returns the text of a named field, or '' when it does not exist. */
export type ReadField = (name: string) => string;

/** Result of a submit: invalid fields, a failure with one sentence, or success. */
export type FormResult =
  | { kind: 'invalid'; errors: FieldError[] }
  | { kind: 'failed'; message: string }
  | { kind: 'succeeded'; notice?: string };

/** State and handlers that `useForm` returns. */
export type UseFormReturn = {
  /** Result of the last submit. A success is cleared when the next submit starts. */
  result: FormResult | undefined;
  /** Number of finished submits; as a prop it makes equal results announce again. */
  attemptCount: number;
  /** Number of successful submits; as a key it resets fields. */
  successCount: number;
  isSubmitting: boolean;
  errorOf: (fieldId: string) => string | undefined;
  /** Props for the `<form>`. The method is `post`, so that a submit before hydration never puts text into the URL. */
  formProps: Required<
    Pick<ComponentProps<'form'>, 'ref' | 'method' | 'noValidate' | 'onInput' | 'onSubmit'>
  >;
};

type UseFormOptions = {
  /** Name of the form's draft in this tab. */
  name: string;
  validate: (fields: ReadField) => FieldError[];
  send: (fields: ReadField) => Promise<FormResult>;
  /** Called after a submit with invalid fields, for forms without an `ErrorSummary`, which takes the focus. */
  onInvalid?: (errors: FieldError[]) => void;
};

type FormState = Pick<UseFormReturn, 'result' | 'attemptCount' | 'successCount' | 'isSubmitting'>;

const INITIAL_STATE: FormState = {
  result: undefined,
  attemptCount: 0,
  successCount: 0,
  isSubmitting: false,
};

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
export function useForm({ name, validate, send, onInvalid }: UseFormOptions): UseFormReturn {
  const [state, setState] = useState(INITIAL_STATE);
  const isRunning = useRef(false);

  async function submit(fields: ReadField) {
    if (isRunning.current) return;
    const errors = validate(fields);
    if (errors.length > 0) {
      setState((before) => afterSubmit(before, { kind: 'invalid', errors }));
      onInvalid?.(errors);
      return;
    }
    isRunning.current = true;
    setState((before) => ({
      ...before,
      result: withoutSuccess(before.result),
      isSubmitting: true,
    }));
    const result = await send(fields).catch(failAfterError);
    isRunning.current = false;
    if (result.kind === 'succeeded') clearFormDrafts(name);
    setState((before) => afterSubmit(before, result));
  }

  return {
    ...state,
    errorOf: (fieldId) => errorsOf(state).find((error) => error.fieldId === fieldId)?.message,
    formProps: {
      // Runs after every render, because fields may be added or remounted with their initial values.
      ref: (form: HTMLFormElement | null) => {
        if (form && state.successCount === 0) restoreFormDraft(name, form);
      },
      method: 'post',
      noValidate: true,
      onInput: (event) => {
        saveFormDraft(name, event.currentTarget);
        const { target } = event;
        // A field that is being edited is no longer marked.
        if (target instanceof Element) setState((before) => withoutError(before, target.id));
      },
      onSubmit: (event) => {
        event.preventDefault();
        void submit(readFields(event.currentTarget));
      },
    },
  };
}

function afterSubmit(before: FormState, result: FormResult): FormState {
  return {
    result,
    attemptCount: before.attemptCount + 1,
    successCount: before.successCount + (result.kind === 'succeeded' ? 1 : 0),
    isSubmitting: false,
  };
}

/** A rejected `send` is a fault of the code; the form stays usable and keeps its text. */
function failAfterError(error: unknown): FormResult {
  console.error(error);
  const message = 'This could not be sent. What you entered is still here. Please try again.';
  return { kind: 'failed', message };
}

function withoutSuccess(result: FormResult | undefined): FormResult | undefined {
  return result?.kind === 'succeeded' ? undefined : result;
}

function errorsOf({ result }: FormState): FieldError[] {
  return result?.kind === 'invalid' ? result.errors : [];
}

function withoutError(before: FormState, fieldId: string): FormState {
  if (before.result?.kind !== 'invalid') return before;
  const errors = before.result.errors.filter((error) => error.fieldId !== fieldId);
  if (errors.length === before.result.errors.length) return before;
  return { ...before, result: { kind: 'invalid', errors } };
}

function readFields(form: HTMLFormElement): ReadField {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
}
