import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { demoFields, emptyRequest, findErrors, toRow } from './demo-request';
import type { DemoErrors, DemoField, DemoRequest } from './demo-request';
import { clearDraft, editDraft, followDraft, readDraft } from './draft';
import { sendDemoRequest } from './send-demo-request';
import { refused, waitUntilPlausible } from './slow-down';

export type FormStatus =
  | { kind: 'idle'; problem?: string }
  | { kind: 'submitting' }
  | { kind: 'sent'; request: DemoRequest };

/** The demo form without its looks: the draft, its errors, and one request on its way at most. */
export function useDemoForm() {
  const values = useSyncExternalStore(followDraft, readDraft, () => emptyRequest);
  const [errors, setErrors] = useState<DemoErrors>({});
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' });
  const isOnItsWay = useRef(false);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = Date.now();
  }, []);

  const edit = (field: DemoField, value: string) => {
    editDraft(field, value);
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
    await waitUntilPlausible(Date.now() - openedAt.current);
    setStatus(await send(values, trap));
    isOnItsWay.current = false;
    return undefined;
  };

  return { values, errors, status, edit, submit, finish: () => setStatus({ kind: 'idle' }) };
}

async function send(request: DemoRequest, trap: string): Promise<FormStatus> {
  const result = trap ? refused : await sendDemoRequest(request);
  if (result.kind === 'failed') return { kind: 'idle', problem: result.message };
  clearDraft();
  return { kind: 'sent', request: toRow(request) };
}
