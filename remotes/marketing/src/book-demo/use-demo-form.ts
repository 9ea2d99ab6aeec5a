import { useEffect, useRef, useState } from 'react';
import { refused, waitUntilPlausible } from './slow-down';
import { demoFields, emptyRequest, findErrors, toRow } from './demo-request';
import type { DemoErrors, DemoField, DemoRequest } from './demo-request';
import { dropDraft, keepDraft, readDraft } from './draft';
import { sendDemoRequest } from './send-demo-request';

export type FormStatus =
  | { kind: 'idle'; problem?: string }
  | { kind: 'submitting' }
  | { kind: 'sent'; request: DemoRequest };

/** The demo form without its looks: values, errors, and one request on its way at most. */
export function useDemoForm() {
  const [values, setValues] = useState(emptyRequest);
  const [errors, setErrors] = useState<DemoErrors>({});
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' });
  const openedAt = useRef(0);
  const isOnItsWay = useRef(false);
  const element = useRef<HTMLFormElement>(null);

  // The static page has an empty form; the draft of this tab comes after it, and what was typed before
  // the script arrived counts most.
  useEffect(() => {
    openedAt.current = Date.now();
    setValues({ ...readDraft(), ...typedInto(element.current) });
  }, []);

  const edit = (field: DemoField, value: string) => {
    // Autofill changes several fields in one go, so each change builds on the one before it.
    setValues((typed) => keepDraft({ ...typed, [field]: value }));
    setErrors(({ [field]: _cleared, ...rest }) => rest);
  };

  /** Returns the first field that is wrong, for the focus. */
  const submit = async (trap: string): Promise<DemoField | undefined> => {
    if (isOnItsWay.current) return undefined;
    const found = findErrors(values);
    setErrors(found);
    const first = demoFields.find((field) => found[field]);
    if (first) {
      setStatus({ kind: 'idle' });
      return first;
    }
    isOnItsWay.current = true;
    setStatus({ kind: 'submitting' });
    setStatus(await send(trap));
    isOnItsWay.current = false;
    return undefined;
  };

  const send = async (trap: string): Promise<FormStatus> => {
    await waitUntilPlausible(Date.now() - openedAt.current);
    const result = trap ? refused : await sendDemoRequest(values);
    if (result.kind === 'failed') return { kind: 'idle', problem: result.message };
    dropDraft();
    setValues(emptyRequest);
    return { kind: 'sent', request: toRow(values) };
  };

  return {
    element,
    values,
    errors,
    status,
    edit,
    submit,
    finish: () => setStatus({ kind: 'idle' }),
  };
}

function typedInto(form: HTMLFormElement | null): Partial<DemoRequest> {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(
    entries.filter(([field, value]) => value && (demoFields as string[]).includes(field)),
  );
}
