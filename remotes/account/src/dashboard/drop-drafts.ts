import { dropTypedText } from '@site/ui/form';
import { dropSetupDraft } from '../setup/setup-draft';

/** Whoever leaves takes everything along that was typed here. */
export function dropDrafts(): void {
  dropSetupDraft();
  dropTypedText();
}
