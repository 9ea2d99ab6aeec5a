import { adviseOn } from '../../core/film/coach';
import { useEditorState } from '../../store/editor-context';
import styles from './dialogs.module.css';

export function Coach() {
  const deck = useEditorState((state) => state.settled);
  return (
    <ul>
      {adviseOn(deck).map(({ isGood, words }) => (
        <li key={words} className={isGood ? styles['good'] : ''}>
          {isGood ? '' : 'To do: '}
          {words}
        </li>
      ))}
    </ul>
  );
}
