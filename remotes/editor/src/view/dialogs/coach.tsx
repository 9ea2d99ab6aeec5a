import { Button } from '@site/ui/mui';
import { pick } from '../../core/edit/elements';
import { goToSlide } from '../../core/edit/slides';
import { adviseOn, type Advice, type Spot } from '../../core/film/coach';
import { templateQuestions } from '../../film/templates';
import { setWork, show } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { weigh } from '../size-meter';
import controls from '../controls.module.css';
import { useLoaded } from './use-loaded';
import styles from './dialogs.module.css';

/** Deck review: findings to fix, each with a link to its element, then what is done well. */
export function Coach() {
  const { store, session } = useEditor();
  const bytes = useLoaded(() => weigh(store.getState().settled, session.assets).catch(() => 0));
  return bytes === undefined ? <p role="status">Reading the deck…</p> : <Report bytes={bytes} />;
}

function Report({ bytes }: { bytes: number }) {
  const deck = useEditorState((state) => state.settled);
  const advice = adviseOn(deck, { questions: templateQuestions(), bytes });
  const failed = advice.filter(({ isGood }) => !isGood);
  return (
    <>
      <p>
        {failed.length === 0
          ? 'Nothing to do: the deck can go out.'
          : 'Readers decide in three minutes. Before you send this deck:'}
      </p>
      <ul className={styles['advice']}>
        {failed.map((each) => (
          <Item key={each.words} advice={each} />
        ))}
      </ul>
      <h3 className={controls['heading']}>Well done</h3>
      <ul className={styles['advice']}>
        {advice
          .filter(({ isGood }) => isGood)
          .map(({ words }) => (
            <li key={words} className={styles['good']}>
              {words}
            </li>
          ))}
      </ul>
    </>
  );
}

function Item({ advice: { words, spots } }: { advice: Advice }) {
  const [spot] = spots;
  const { store } = useEditor();

  function goToFinding({ slideId, elementId }: Spot): void {
    const { work } = store.getState();
    const target = goToSlide(work.doc, slideId);
    setWork(store, { ...work, doc: elementId === '' ? target : pick(target, [elementId]) });
    show(store, null);
  }

  return (
    <li className={styles['row']}>
      <span className={styles['deckTitle']}>{words}</span>
      {spot && <Button onClick={() => goToFinding(spot)}>Show</Button>}
    </li>
  );
}
