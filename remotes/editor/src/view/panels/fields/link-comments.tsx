import { flushSync } from 'react-dom';
import { Button } from '@site/ui/mui';
import { ToolButton } from '../../../controls/controls';
import { currentSlideOf } from '../../../core/edit/editor-document';
import { goToSlide } from '../../../core/edit/slides/slides';
import { deleteLinkComment, type LinkComment } from '../../../storage/account/deck-links';
import { setEditingState } from '../../../store/editor-actions';
import { useEditor, useEditorState } from '../../../store/editor-context';
import { formatDateTime } from '../../format-deck-details';
import controls from '../../../controls/controls.module.css';
import styles from './comment-fields.module.css';

/** Comments of visitors of the deck's links: those on this slide or a deleted one, and the way to the others. */
export function LinkComments({ onDelete }: { onDelete: () => void }) {
  const { store, ownerId } = useEditor();
  const comments = useEditorState((state) => state.linkComments);
  const slides = useEditorState((state) => state.editingState.doc.deck.slides);
  const current = useEditorState((state) => currentSlideOf(state.editingState.doc).id);
  if (comments.length === 0) return null;
  const numberOf = ({ slide_id: slideId }: LinkComment) =>
    slides.findIndex(({ id }) => id === slideId) + 1;
  const shown = comments.filter((each) => each.slide_id === current || numberOf(each) === 0);
  const others = [...new Set(comments.filter((each) => !shown.includes(each)).map(numberOf))];

  async function remove(id: number): Promise<void> {
    try {
      await deleteLinkComment(ownerId, id);
    } catch {
      const advice = 'Check your connection, then try again.';
      store.setState({ error: { title: 'The comment couldn’t be deleted.', advice } });
      return;
    }
    flushSync(() =>
      store.setState({ linkComments: store.getState().linkComments.filter((c) => c.id !== id) }),
    );
    onDelete();
  }

  function show(number: number): void {
    const { editingState } = store.getState();
    const doc = goToSlide(editingState.doc, slides[number - 1]?.id ?? current);
    setEditingState(store, { ...editingState, doc });
  }

  return (
    <>
      <h3 className={controls['heading']}>From visitors of your links</h3>
      <ul className={styles['comments']}>
        {shown.map((comment) => (
          <li key={comment.id} className={styles['visitor']}>
            <p className={controls['hint']}>
              {comment.author} · {formatDateTime(Date.parse(comment.created_at))}
              {numberOf(comment) === 0 && ' · on a deleted slide'}
            </p>
            <ToolButton
              icon="close"
              label={`Delete comment of ${comment.author}`}
              onClick={() => void remove(comment.id)}
            />
            <p className={styles['text']}>{comment.text}</p>
          </li>
        ))}
      </ul>
      {others
        .toSorted((a, b) => a - b)
        .map((number) => (
          <Button key={number} fullWidth onClick={() => show(number)}>
            Comments on slide {number}
          </Button>
        ))}
    </>
  );
}
