import { clearFormDrafts } from '@site/ui/form';
import { clearSetupDraft } from '../setup/setup-draft-store';

/** Deletes everything that was typed in this tab; signing out calls it. */
export function clearAllFormDrafts(): void {
  clearSetupDraft();
  clearFormDrafts();
}
