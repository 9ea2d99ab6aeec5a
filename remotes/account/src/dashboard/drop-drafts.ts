import { dropTypedText } from '@site/ui/form';
import { dropSetupDraft } from '../setup/setup-draft';

/** Deletes everything that was typed in this tab; signing out calls it. */
export function dropDrafts(): void {
  dropSetupDraft();
  dropTypedText();
}
