import { selectedOf } from '../../core/edit/document';
import { textsOf } from '../../core/commands/text';
import { styleText } from '../../core/edit/elements';
import {
  FONT_SIZES,
  type SlideElement,
  type TableElement,
  type TextElement,
  type TextStyle,
} from '../../core/model/deck';
import { FONT_FAMILIES } from '../../core/model/faces';
import { edit } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { CommandTool } from '../command-tool';
import controls from '../controls.module.css';
import styles from './panels.module.css';

const TOGGLES = [
  { id: 'bold', icon: 'bold', isOn: (text: TextElement) => text.fontWeight === 'bold' },
  { id: 'italic', icon: 'italic', isOn: (text: TextElement) => text.fontStyle === 'italic' },
  {
    id: 'underline',
    icon: 'underline',
    isOn: (text: TextElement) => text.textDecoration === 'underline',
  },
] as const;

const ALIGNMENTS = ['left', 'center', 'right'] as const;

export function TextToolbar() {
  const { store } = useEditor();
  const doc = useEditorState((state) => state.work.doc);
  const isReader = useEditorState((state) => state.role === 'reader');
  const texts = textsOf(doc);
  const lettered = selectedOf(doc).filter(hasLetters);
  const isOff = isReader || lettered.length === 0;
  const style = (change: Partial<TextStyle>) =>
    edit(store, 'Text style', (before) => styleText(before, before.selection, change), {
      merges: true,
    });
  return (
    <fieldset className={styles['fieldset']} disabled={isOff} aria-label="Text" data-region="text">
      <div className={styles['toolbar']}>
        <FontSelects elements={lettered} onStyle={style} />
        <span className={controls['divider']} />
        {TOGGLES.map(({ id, icon, isOn }) => (
          <CommandTool
            key={id}
            id={id}
            icon={icon}
            isPressed={texts.length > 0 && texts.every(isOn)}
          />
        ))}
        <span className={controls['divider']} />
        {ALIGNMENTS.map((alignment) => (
          <CommandTool
            key={alignment}
            id={`text-${alignment}`}
            icon={alignment}
            isPressed={common(texts, 'textAlign') === alignment}
          />
        ))}
        <span className={controls['divider']} />
        <input
          type="color"
          className={controls['color']}
          aria-label="Text colour"
          title="Text colour"
          value={common(lettered, 'color') ?? '#000000'}
          onChange={(event) => style({ color: event.target.value })}
        />
      </div>
    </fieldset>
  );
}

function FontSelects({
  elements,
  onStyle,
}: {
  elements: readonly Lettered[];
  onStyle: (change: Partial<TextStyle>) => void;
}) {
  const family = common(elements, 'fontFamily');
  const size = common(elements, 'fontSize');
  return (
    <>
      <select
        className={`${controls['select']} ${styles['family']}`}
        aria-label="Font"
        value={family ?? ''}
        onChange={(event) => onStyle({ fontFamily: event.target.value })}
      >
        <Unlisted value={family} listed={FONT_FAMILIES} />
        {FONT_FAMILIES.map((candidate) => (
          <option key={candidate}>{candidate}</option>
        ))}
      </select>
      <select
        className={`${controls['select']} ${styles['size']}`}
        aria-label="Font size"
        value={size ?? ''}
        onChange={(event) => onStyle({ fontSize: Number(event.target.value) })}
      >
        <Unlisted value={size} listed={FONT_SIZES} />
        {FONT_SIZES.map((candidate) => (
          <option key={candidate}>{candidate}</option>
        ))}
      </select>
    </>
  );
}

/** A value from elsewhere, or none because the texts differ, still needs a line in the list. */
function Unlisted({
  value,
  listed,
}: {
  value: string | number | null;
  listed: readonly unknown[];
}) {
  if (value !== null && listed.includes(value)) return null;
  return <option value={value ?? ''}>{value ?? '—'}</option>;
}

/** Texts and tables share font, size and colour. */
type Lettered = TextElement | TableElement;

function hasLetters(element: SlideElement): element is Lettered {
  return element.type === 'text' || element.type === 'table';
}

function common<Element extends Lettered, Key extends keyof Element>(
  elements: readonly Element[],
  key: Key,
): Element[Key] | null {
  const [first] = elements;
  return first && elements.every((element) => element[key] === first[key]) ? first[key] : null;
}
