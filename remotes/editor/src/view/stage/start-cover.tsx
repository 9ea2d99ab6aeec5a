import { EmptyFallback, lazyWithRetry } from '../../deferred/lazy-with-retry';
import { isUntouched } from '../../effects/open-new-deck';
import { useEditorState } from '../../store/editor-context';
import styles from '../../controls/stage.module.css';

const StartChoices = lazyWithRetry(
  () => import('../dialogs/template-list').then((module) => module.StartChoices),
  {
    Fallback: EmptyFallback,
    // Covers the white slide, which would flash before the choices have loaded.
    pending: <span />,
  },
);

/** Covers of the templates over the canvas of a new deck, until anything is done in it. */
export function StartCover() {
  const isNew = useEditorState(
    ({ role, isBlankChosen, editingState, committedDeck }) =>
      role !== 'reader' &&
      !isBlankChosen &&
      editingState.history.past.length === 0 &&
      isUntouched(committedDeck),
  );
  const isRuled = useEditorState((state) => state.hasRulers);
  if (!isNew) return null;
  return (
    <div className={styles['start']} data-has-rulers={isRuled || undefined}>
      <StartChoices />
    </div>
  );
}
