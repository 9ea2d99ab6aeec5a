import { Notice } from '@site/ui/mui';
import { useSetup } from './use-setup';

/** What went wrong, beside the form that it belongs to. */
export function SetupError({ at }: { at: 'logline' | 'synopsis' }) {
  const { phase } = useSetup();
  if (phase.kind !== 'idle' || phase.error?.at !== at) return null;
  return (
    <Notice kind="error">
      <p>{phase.error.text}</p>
    </Notice>
  );
}
