import { Notice } from '@site/ui/mui';
import { useSetup } from './use-setup';

/** Error of one of the two forms of the setup page. */
export function SetupError({ form }: { form: 'logline' | 'synopsis' }) {
  const { phase } = useSetup();
  if (phase.kind !== 'idle' || phase.error?.at !== form) return null;
  return (
    <Notice kind="error">
      <p>{phase.error.text}</p>
    </Notice>
  );
}
