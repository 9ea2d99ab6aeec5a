import { Button, Notice } from '@site/ui/mui';
import { useState } from 'react';
import { exportData } from '../requests/export-data';
import { sayProblem } from '../requests/outcome';

export function ExportPanel({ userId }: { userId: string }) {
  const [failure, setFailure] = useState<string>();

  async function download() {
    setFailure(undefined);
    const outcome = await exportData(userId);
    if (outcome.ok)
      saveFile(`my-data-${new Date().toISOString().slice(0, 10)}.json`, outcome.value);
    else setFailure(sayProblem(outcome.problem, 'Your data could not be read. Please try again.'));
  }

  return (
    <>
      {failure && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
      <Button onClick={() => void download()}>Export my data</Button>
    </>
  );
}

function saveFile(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by then; the browser keeps what it needs.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
