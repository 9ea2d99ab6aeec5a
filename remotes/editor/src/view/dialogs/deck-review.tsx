import { Button } from '@site/ui/mui';
import { useId, useState } from 'react';
import { selectOnly } from '../../core/edit/elements';
import { goToSlide } from '../../core/edit/slides/slides';
import { reviewDeck } from '../../film/review/deck-review';
import type { Finding, FindingLocation, FindingFix } from '../../film/review/check-messages';
import { listTemplateQuestions } from '../../film/templates/templates';
import { editDeck, setEditingState, showDialog } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { estimateDeckBytes } from '../status-bar/size-meter';
import controls from '../../controls/controls.module.css';
import { useAsyncValue } from './use-async-value';
import styles from './editor-dialogs.module.css';

/** Deck review: findings to fix, each with a link to its element, then what is done well. */
export function DeckReview() {
  const { store, session } = useEditor();
  const bytes = useAsyncValue(() =>
    estimateDeckBytes(store.getState().committedDeck, session.assets).catch(() => 0),
  );
  return bytes === undefined ? (
    <p role="status">Reading the deck…</p>
  ) : (
    <FindingList bytes={bytes} />
  );
}

function FindingList({ bytes }: { bytes: number }) {
  const deck = useEditorState((state) => state.committedDeck);
  const [year] = useState(() => new Date().getFullYear());
  const advice = reviewDeck(deck, {
    templateQuestions: listTemplateQuestions(),
    bytes,
    year,
  });
  const failed = advice.filter(({ hasPassed }) => !hasPassed);
  return (
    <>
      <p>
        {failed.length === 0
          ? 'Nothing to do: the deck is ready to send.'
          : 'Readers decide in three minutes. Before you send this deck:'}
      </p>
      <ul className={styles['findings']}>
        {failed.map((each) => (
          <FindingItem key={each.message} advice={each} />
        ))}
      </ul>
      <PresentAnyway />
      <h3 className={controls['heading']}>Well done</h3>
      <ul className={styles['findings']}>
        {advice
          .filter(({ hasPassed }) => hasPassed)
          .map(({ message }) => (
            <li key={message} className={styles['passed']}>
              {message}
            </li>
          ))}
      </ul>
    </>
  );
}

/** Goes on with the slideshow that the check came before. */
function PresentAnyway() {
  const { store } = useEditor();
  const slideshow = useEditorState((state) => state.pendingSlideshow);
  if (!slideshow) return null;
  return (
    <Button
      variant="primary"
      onClick={() => {
        showDialog(store, null);
        store.setState({ slideshow });
      }}
    >
      Present all the same
    </Button>
  );
}

export function FindingItem({
  advice: { message, locations, mend, otherMend },
}: {
  advice: Finding;
}) {
  const [spot] = locations;
  const { store } = useEditor();
  const id = useId();

  function goToFinding({ slideId, elementId }: FindingLocation): void {
    const { editingState } = store.getState();
    const target = goToSlide(editingState.doc, slideId);
    setEditingState(store, {
      ...editingState,
      doc: elementId === '' ? target : selectOnly(target, [elementId]),
    });
    showDialog(store, null);
  }

  /** The list shows the deck after an edit, so that the finding moves to what is done well. */
  function applyMend(offered: FindingFix): void {
    if ('dialog' in offered) showDialog(store, offered.dialog);
    else editDeck(store, offered.label, offered.edit);
  }

  return (
    <li className={styles['row']}>
      <span id={id} className={styles['entryTitle']}>
        {message}
      </span>
      {mend && (
        <Button aria-describedby={id} onClick={() => applyMend(mend)}>
          {mend.label}
        </Button>
      )}
      {otherMend && (
        <Button aria-describedby={id} onClick={() => applyMend(otherMend)}>
          {otherMend.label}
        </Button>
      )}
      {spot && (
        <Button aria-describedby={id} onClick={() => goToFinding(spot)}>
          Show
        </Button>
      )}
    </li>
  );
}
