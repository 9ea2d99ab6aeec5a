import { Button } from '@site/ui/mui';
import { useState } from 'react';

const COPY_LABELS = {
  done: 'Copied',
  failed: 'Select the text to copy it',
} as const;

/** Copies a text to the clipboard and says whether that worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [result, setResult] = useState<keyof typeof COPY_LABELS>();

  async function copy() {
    setResult((await copyText(text)) ? 'done' : 'failed');
  }

  return (
    <>
      <Button size="small" variant="quiet" onClick={() => void copy()}>
        {result ? COPY_LABELS[result] : label}
      </Button>
      {/* Beside the button: a status inside it would not be part of its name. */}
      <span role="status" className="ui-hidden">
        {result && COPY_LABELS[result]}
      </span>
    </>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // No permission, or a page without TLS.
  }
}
