import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button, TextField, TextAreaField } from '@site/ui/mui';
import { CheckboxField } from '../../../controls/checkbox-field';
import { requireCommand } from '../../../commands/commands';
import { useRunCommand } from '../../../commands/run-command';
import { ChoiceField } from '../../../controls/choice-field';
import { ToolButton } from '../../../controls/controls';
import { currentSlideOf } from '../../../core/edit/editor-document';
import {
  addComment,
  patchComment,
  removeComment,
  type SlideComment,
} from '../../../core/edit/slides/comments';
import {
  currentSectionOf,
  renameSection,
  setAllSlideTransitions,
  setSlideTransition,
} from '../../../core/edit/slides/slides';
import { DECK_LIMITS, type SlideTransition } from '../../../core/model/deck-constants';
import { editDeck } from '../../../store/editor-actions';
import { useEditor, useEditorState } from '../../../store/editor-context';
import controls from '../../../controls/controls.module.css';
import { LinkComments } from './link-comments';
import styles from './comment-fields.module.css';

const TRANSITION_LABELS: Readonly<Record<SlideTransition, string>> = {
  cut: 'Cut',
  dissolve: 'Dissolve',
  'dip-to-black': 'Dip to black',
  'dip-to-white': 'Dip to white',
};

/** Comments, transition into the slide, and its section. */
export function SlideFields() {
  return (
    <>
      <CommentFields />
      <TransitionFields />
      <SectionFields />
    </>
  );
}

function TransitionFields() {
  const { store } = useEditor();
  const transition = useEditorState((state) => currentSlideOf(state.editingState.doc).transition);

  function applyToAll(): void {
    const label = `Transition of all slides: ${TRANSITION_LABELS[transition]}`;
    editDeck(store, label, (doc) => setAllSlideTransitions(doc, transition));
  }

  return (
    <section className={controls['fields']}>
      <ChoiceField
        label="Transition into this slide"
        value={transition}
        labels={TRANSITION_LABELS}
        onChange={(chosen) =>
          editDeck(store, 'Transition', (doc) => setSlideTransition(doc, chosen))
        }
      />
      <Button fullWidth onClick={applyToAll}>
        Use on every slide
      </Button>
    </section>
  );
}

function SectionFields() {
  const { store } = useEditor();
  const run = useRunCommand();
  const start = useEditorState((state) => currentSectionOf(state.editingState.doc).startIndex);
  const name = useEditorState((state) => currentSectionOf(state.editingState.doc).name);
  const isNew = useEditorState(({ editingState: { doc, history } }) => {
    const last = history.past.at(-1);
    return last?.after === doc && last.label === requireCommand('section-new').label;
  });
  if (name === '')
    return (
      <section className={controls['fields']}>
        <Button fullWidth onClick={() => run('section-new')}>
          Start a section here
        </Button>
      </section>
    );
  return (
    <section className={controls['fields']}>
      <TextField
        key={start}
        label="Section"
        value={name}
        maxLength={DECK_LIMITS.section}
        // Whoever starts a section names it next.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isNew}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) =>
          editDeck(store, 'Rename section', (doc) => renameSection(doc, target.value), {
            shouldMerge: true,
          })
        }
      />
      <Button fullWidth onClick={() => run('section-join')}>
        End the section
      </Button>
    </section>
  );
}

/** Renders an edit at once, then moves the focus to where the work goes on. */
type EditAndFocus = (label: string, edit: typeof addComment, target: string) => void;

/** Comments of the author to themselves on the slide; they are in no presentation and no export but the deck file. */
function CommentFields() {
  const { store } = useEditor();
  const comments = useEditorState((state) => currentSlideOf(state.editingState.doc).comments) ?? [];
  const isReader = useEditorState((state) => state.role === 'reader');
  const isFull = comments.length >= DECK_LIMITS.comments;
  const section = useRef<HTMLElement>(null);
  const editAndFocus: EditAndFocus = (label, edit, target) => {
    flushSync(() => editDeck(store, label, edit));
    section.current?.querySelector<HTMLElement>(target)?.focus();
  };
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
                name={`Comment ${index + 1}`}
                isDisabled={isReader}
                editAndFocus={editAndFocus}
              />
            ))}
          </ul>
        </>
      )}
      <Button
        fullWidth
        data-add
        disabled={isReader || isFull}
        title={isFull ? `A slide has at most ${DECK_LIMITS.comments} comments.` : ''}
        onClick={() => editAndFocus('Add comment', addComment, 'li:last-child textarea')}
      >
        Add comment
      </Button>
      <LinkComments
        onDelete={() => section.current?.querySelector<HTMLElement>('[data-add]')?.focus()}
      />
    </section>
  );
}

function CommentItem({
  comment: { id, text, isResolved },
  name,
  isDisabled,
  editAndFocus,
}: {
  comment: SlideComment;
  name: string;
  isDisabled: boolean;
  editAndFocus: EditAndFocus;
}) {
  const { store } = useEditor();
  const change = (label: string, patch: Parameters<typeof patchComment>[2], shouldMerge = false) =>
    editDeck(store, label, (doc) => patchComment(doc, id, patch), { shouldMerge });
  return (
    <li data-resolved={isResolved || undefined}>
      <TextAreaField
        label={name}
        rows={2}
        value={text}
        disabled={isDisabled}
        onChange={({ target }) => change(name, { text: target.value }, true)}
      />
      <div className={controls['row']}>
        <CheckboxField
          label="Resolved"
          accessibleName={`${name} resolved`}
          isChecked={isResolved}
          isDisabled={isDisabled}
          onChange={(isChecked) =>
            change(isChecked ? 'Resolve comment' : 'Reopen comment', { isResolved: isChecked })
          }
        />
        <span className={controls['spacer']} />
        <ToolButton
          icon="close"
          label={`Delete ${name.toLowerCase()}`}
          disabled={isDisabled}
          onClick={() =>
            editAndFocus('Delete comment', (doc) => removeComment(doc, id), '[data-add]')
          }
        />
      </div>
    </li>
  );
}
