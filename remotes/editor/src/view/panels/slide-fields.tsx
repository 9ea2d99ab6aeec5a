import { Button, SelectField, TextField } from '@site/ui/mui';
import { sectionOf, renameSection } from '../../core/edit/sections';
import { slideOf } from '../../core/edit/document';
import { setAllTransitions, setTransition } from '../../core/edit/transitions';
import { LIMITS } from '../../core/model/limits';
import { type Transition, TRANSITIONS } from '../../core/model/deck';
import { announce, edit } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { useRun } from '../use-run';
import controls from '../controls.module.css';

const TRANSITION_WORDS: Readonly<Record<Transition, string>> = {
  cut: 'Cut',
  dissolve: 'Dissolve',
  black: 'Fade through black',
  white: 'Dip to white',
};

/** Transition into the slide, and its section. */
export function SlideFields() {
  return (
    <>
      <TransitionFields />
      <SectionFields />
    </>
  );
}

function TransitionFields() {
  const { store } = useEditor();
  const transition = useEditorState((state) => slideOf(state.work.doc).transition);

  function applyToAll(): void {
    edit(store, 'Transition of all slides', (doc) => setAllTransitions(doc, transition));
    announce(store, `Transition of every slide: ${TRANSITION_WORDS[transition]}`);
  }

  return (
    <section className={controls['fields']}>
      <SelectField
        label="Transition into this slide"
        value={transition}
        onChange={({ target }) => {
          const chosen = TRANSITIONS.find((name) => name === target.value) ?? 'cut';
          edit(store, 'Transition', (doc) => setTransition(doc, chosen));
        }}
      >
        {TRANSITIONS.map((name) => (
          <option key={name} value={name}>
            {TRANSITION_WORDS[name]}
          </option>
        ))}
      </SelectField>
      <Button fullWidth onClick={applyToAll}>
        Use on every slide
      </Button>
    </section>
  );
}

function SectionFields() {
  const { store } = useEditor();
  const run = useRun();
  const start = useEditorState((state) => sectionOf(state.work.doc).start);
  const name = useEditorState((state) => sectionOf(state.work.doc).name);
  if (name === '')
    return (
      <section className={controls['fields']}>
        <Button fullWidth onClick={() => run('section-new')}>
          Begin a section here
        </Button>
      </section>
    );
  return (
    <section className={controls['fields']}>
      <TextField
        key={start}
        label="Section"
        value={name}
        maxLength={LIMITS.section}
        onChange={({ target }) =>
          edit(store, 'Rename section', (doc) => renameSection(doc, target.value), { merges: true })
        }
      />
      <Button fullWidth onClick={() => run('section-join')}>
        End the section
      </Button>
    </section>
  );
}
