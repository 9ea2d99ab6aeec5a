import { Button, TextField } from '@site/ui/mui';
import { requireCommand } from '../../../commands/commands';
import {
  currentSectionOf,
  renameSection,
  setAllSlideTransitions,
  setSlideTransition,
} from '../../../core/edit/slides/slides';
import { currentSlideOf } from '../../../core/edit/editor-document';
import { DECK_LIMITS, type SlideTransition } from '../../../core/model/deck-constants';
import { editDeck } from '../../../store/editor-actions';
import { useEditor, useEditorState } from '../../../store/editor-context';
import { useRunCommand } from '../../../commands/run-command';
import { ChoiceField } from '../../../controls/choice-field';
import controls from '../../../controls/controls.module.css';
import { CommentFields } from './comment-fields';

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
