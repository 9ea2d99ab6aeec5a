import { show } from '../store/actions';
import type { Editor } from '../store/editor-context';

/** Printing starts from the export dialog, where footer and watermark are chosen. */
export function printDeck({ store }: Editor): void {
  store.setState({ exportAs: 'print' });
  show(store, 'export');
}
