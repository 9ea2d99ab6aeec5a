import { Notice } from '@site/ui/mui';
import { useSetupState } from './use-setup-state';

/** Error of one of the two forms of the setup page. */
export function SetupErrorNotice({ form }: { form: 'logline' | 'synopsis' }) {
  const { phase } = useSetupState();
  if (phase.kind !== 'idle' || phase.error?.form !== form) return null;
  return (
    <Notice kind="error">
      <p>{phase.error.message}</p>
    </Notice>
  );
}
