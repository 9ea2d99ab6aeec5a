import { downloadBlob } from '@site/browser';
import { Button, Notice } from '@site/ui/mui';
import { useState } from 'react';
import { exportData } from '../requests/export-data';
import { requestErrorMessage } from '../requests/call-supabase';

export function ExportPanel({ userId }: { userId: string }) {
  const [failure, setFailure] = useState<string>();

  async function exportAll() {
    setFailure(undefined);
    const result = await exportData(userId);
    if (result.ok) downloadBlob(jsonFile(result.value), `my-data-${today()}.json`);
    else
      setFailure(
        requestErrorMessage(result.error, 'Your data could not be read. Please try again.'),
      );
  }

  return (
    <>
      {failure && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
      <Button onClick={() => void exportAll()}>Export my data</Button>
    </>
  );
}

function jsonFile(text: string): Blob {
  return new Blob([text], { type: 'application/json' });
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
