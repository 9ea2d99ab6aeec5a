import {
  financeOf,
  isFinanceView,
  isSetByHand,
  resetFinanceViews,
} from '../film/finance/finance-edits';
import type { SlideElement } from '../core/elements/slide-element';
import { editDeck } from '../store/editor-actions';
import { useEditor, useEditorState } from '../store/editor-context';
import { ToolButton } from '../controls/controls';
import controls from '../controls/controls.module.css';

/** Says whether a table or chart of the finance model still follows it; nothing for others. */
export function FinanceNote({ element }: { element: SlideElement }) {
  const { store } = useEditor();
  const finance = financeOf(useEditorState(({ editingState }) => editingState.doc.deck));
  if (!isFinanceView(element)) return null;
  if (!isSetByHand(element, finance))
    return <p className={controls['hint']}>These figures follow Finance in the Film tab.</p>;
  return (
    <>
      <p className={controls['hint']}>Set by hand: these figures don’t follow Finance.</p>
      <ToolButton
        icon="chart"
        label="Reset figures"
        hasText
        onClick={() =>
          editDeck(store, 'Reset figures', (doc) => resetFinanceViews(doc, [element.id]))
        }
      />
    </>
  );
}
