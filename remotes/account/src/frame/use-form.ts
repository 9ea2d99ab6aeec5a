import type { FieldError } from '@site/ui';
import { useRef, useState, type SubmitEvent } from 'react';

/** What is wrong after a submit: fields, or one sentence for the whole form. Undefined when all is well. */
export type FormProblem = { errors: FieldError[] } | { failure: string } | undefined;

export type FormState = {
  errors: FieldError[];
  failure: string | undefined;
  /** Grows with each try, so that the same errors are announced again. */
  attempt: number;
  isBusy: boolean;
};

export type Form = FormState & {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  errorOf: (fieldId: string) => string | undefined;
};

/**
 * A form whose fields keep their own values, so that nothing typed is lost on failure. While one submit
 * runs, a second one does nothing.
 */
export function useForm(submit: (fields: Fields) => Promise<FormProblem>): Form {
  const [state, setState] = useState<FormState>(untouched);
  const isRunning = useRef(false);

  async function run(fields: Fields) {
    if (isRunning.current) return;
    isRunning.current = true;
    setState((before) => ({ ...before, isBusy: true }));
    const problem = await submit(fields);
    isRunning.current = false;
    setState((before) => ({ ...untouched, ...problem, attempt: before.attempt + 1 }));
  }

  return {
    ...state,
    onSubmit: (event) => {
      event.preventDefault();
      void run(readFields(event.currentTarget));
    },
    errorOf: (fieldId) => state.errors.find((error) => error.fieldId === fieldId)?.message,
  };
}

/** The text of each named field; '' for one that is not there. */
export type Fields = (name: string) => string;

const untouched: FormState = { errors: [], failure: undefined, attempt: 0, isBusy: false };

function readFields(form: HTMLFormElement): Fields {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
}
