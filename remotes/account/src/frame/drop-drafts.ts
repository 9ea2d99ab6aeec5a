import { dropSetupDraft } from '../setup/setup-draft';
import { dropTypedText } from './typed-text';

/** Whoever leaves takes everything along that was typed here. */
export function dropDrafts(): void {
  dropSetupDraft();
  dropTypedText();
}
