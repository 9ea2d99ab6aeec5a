import { Button, Checkbox, FormControlLabel, TextAreaField } from '@site/ui/mui';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { currentSlideOf } from '../../../core/edit/editor-document';
import { addComment, patchComment, removeComment } from '../../../core/edit/slides/comments';
import type { Slide } from '../../../core/model/deck-schema';
import { DECK_LIMITS } from '../../../core/model/deck-constants';
import { editDeck } from '../../../store/editor-actions';
import { useEditor, useEditorState } from '../../../store/editor-context';
import { ToolButton } from '../../controls';
import controls from '../../controls.module.css';
import styles from './comment-fields.module.css';

/** Comments of the author to themselves on the slide; they are in no presentation and no export but the deck file. */
export function CommentFields() {
  const { store } = useEditor();
  const comments = useEditorState((state) => currentSlideOf(state.editingState.doc).comments) ?? [];
  const isReader = useEditorState((state) => state.role === 'reader');
  const section = useRef<HTMLElement>(null);

  /** Renders an edit at once, then moves the focus to where the work goes on. */
  function editAndFocus(label: string, edit: typeof addComment, target: string): void {
    flushSync(() => editDeck(store, label, edit));
    section.current?.querySelector<HTMLElement>(target)?.focus();
  }

  return (
    <section ref={section} className={controls['fields']}>
      <h2 className={controls['heading']}>Comments to yourself</h2>
      {comments.length > 0 && (
        <>
          <p className={controls['hint']}>
            Only for you. They are saved with the deck and its deck file, and shown in no
            presentation, PDF, PowerPoint file or image.
          </p>
          <ul className={styles['comments']}>
            {comments.map((comment, index) => (
              <CommentItem
                key={comment.id}
                comment={comment}
                number={index + 1}
                onRemove={(id) =>
                  editAndFocus('Delete comment', (doc) => removeComment(doc, id), '[data-add]')
                }
              />
            ))}
          </ul>
        </>
      )}
      <Button
        fullWidth
        data-add
        disabled={isReader || comments.length >= DECK_LIMITS.comments}
        onClick={() => editAndFocus('Add comment', addComment, 'li:last-child textarea')}
      >
        Add comment
      </Button>
    </section>
  );
}

interface CommentItemProps {
  readonly comment: NonNullable<Slide['comments']>[number];
  readonly number: number;
  readonly onRemove: (id: string) => void;
}

function CommentItem({ comment: { id, text, isResolved }, number, onRemove }: CommentItemProps) {
  const { store } = useEditor();
  const isReader = useEditorState((state) => state.role === 'reader');
  return (
    <li data-resolved={isResolved || undefined}>
      <TextAreaField
        label={`Comment ${number}`}
        rows={2}
        value={text}
        disabled={isReader}
        onChange={({ target }) =>
          editDeck(
            store,
            `Comment ${number}`,
            (doc) => patchComment(doc, id, { text: target.value }),
            { shouldMerge: true },
          )
        }
      />
      <div className={controls['row']}>
        <FormControlLabel
          label="Resolved"
          control={
            <Checkbox
              size="small"
              slotProps={{ input: { 'aria-label': `Comment ${number} resolved` } }}
              checked={isResolved}
              disabled={isReader}
              onChange={({ target: { checked } }) =>
                editDeck(store, checked ? 'Resolve comment' : 'Reopen comment', (doc) =>
                  patchComment(doc, id, { isResolved: checked }),
                )
              }
            />
          }
        />
        <span className={controls['spacer']} />
        <ToolButton
          icon="close"
          label={`Delete comment ${number}`}
          disabled={isReader}
          onClick={() => onRemove(id)}
        />
      </div>
    </li>
  );
}
