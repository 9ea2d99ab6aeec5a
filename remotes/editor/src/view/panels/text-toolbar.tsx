import { InputBase, NativeSelect, ToggleButtonGroup } from '@site/ui/mui';
import { type Document, selectedOf } from '../../core/edit/document';
import { textsOf } from '../../core/commands/text';
import { styleText } from '../../core/edit/elements';
import {
  FONT_SIZES,
  type TableElement,
  type TextElement,
  type TextStyle,
} from '../../core/model/deck';
import { FONT_FAMILIES } from '../../core/model/faces';
import { edit } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { CommandTool } from '../command-tool';
import type { IconName } from '../icons';
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

/** Each part reads the one value it shows: a drag, which changes the deck with every frame, draws none. */
export function TextToolbar() {
  const isOff = useEditorState(
    ({ role, work }) => role === 'reader' || letteredOf(work.doc).length === 0,
  );
  return (
    <fieldset className={styles['fieldset']} disabled={isOff} aria-label="Text" data-region="text">
      <div className={styles['toolbar']}>
        <FontSelect isOff={isOff} />
        <SizeSelect isOff={isOff} />
        <span className={controls['divider']} />
        <ToggleButtonGroup aria-label="Text style">
          {TOGGLES.map((toggle) => (
            <StyleToggle key={toggle.id} {...toggle} />
          ))}
        </ToggleButtonGroup>
        <span className={controls['divider']} />
        <ToggleButtonGroup aria-label="Alignment">
          {ALIGNMENTS.map((alignment) => (
            <StyleToggle
              key={alignment}
              id={`text-${alignment}`}
              icon={alignment}
              isOn={({ textAlign }) => textAlign === alignment}
            />
          ))}
        </ToggleButtonGroup>
        <span className={controls['divider']} />
        <TextColor />
      </div>
    </fieldset>
  );
}

function StyleToggle({
  id,
  icon,
  isOn,
}: {
  id: string;
  icon: IconName;
  isOn: (text: TextElement) => boolean;
}) {
  const isPressed = useEditorState(({ work }) => {
    const texts = textsOf(work.doc);
    return texts.length > 0 && texts.every(isOn);
  });
  return <CommandTool id={id} icon={icon} isPressed={isPressed} />;
}

function TextColor() {
  const style = useStyle();
  const color = useEditorState(({ work }) => common(letteredOf(work.doc), 'color'));
  return (
    <input
      type="color"
      className={controls['color']}
      aria-label="Text colour"
      title="Text colour"
      value={color ?? '#000000'}
      onChange={(event) => style({ color: event.target.value })}
    />
  );
}

function FontSelect({ isOff }: { isOff: boolean }) {
  const style = useStyle();
  const family = useEditorState(({ work }) => common(letteredOf(work.doc), 'fontFamily'));
  return (
    <ListSelect
      label="Font"
      className={styles['family']}
      isOff={isOff}
      value={family}
      listed={FONT_FAMILIES}
      onChoose={(fontFamily) => style({ fontFamily })}
    />
  );
}

function SizeSelect({ isOff }: { isOff: boolean }) {
  const style = useStyle();
  const size = useEditorState(({ work }) => common(letteredOf(work.doc), 'fontSize'));
  return (
    <ListSelect
      label="Font size"
      className={styles['size']}
      isOff={isOff}
      value={size}
      listed={FONT_SIZES}
      onChoose={(fontSize) => style({ fontSize: Number(fontSize) })}
    />
  );
}

function ListSelect<Value extends string | number>({
  label,
  className = '',
  isOff,
  value,
  listed,
  onChoose,
}: {
  label: string;
  className: string | undefined;
  isOff: boolean;
  /** `null` where the texts differ. */
  value: Value | null;
  listed: readonly Value[];
  onChoose: (value: string) => void;
}) {
  // A value from elsewhere, or none, still needs a line in the list.
  const isListed = value !== null && listed.includes(value);
  return (
    <NativeSelect
      className={className}
      input={<InputBase />}
      inputProps={{ 'aria-label': label }}
      disabled={isOff}
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      {!isListed && <option value={value ?? ''}>{value ?? '—'}</option>}
      {listed.map((candidate) => (
        <option key={candidate}>{candidate}</option>
      ))}
    </NativeSelect>
  );
}

function useStyle(): (change: Partial<TextStyle>) => void {
  const { store } = useEditor();
  return (change) =>
    edit(store, 'Text style', (before) => styleText(before, before.selection, change), {
      merges: true,
    });
}

/** Texts and tables share font, size and colour. */
type Lettered = TextElement | TableElement;

function letteredOf(doc: Document): readonly Lettered[] {
  return selectedOf(doc).filter((element) => element.type === 'text' || element.type === 'table');
}

function common<Element extends Lettered, Key extends keyof Element>(
  elements: readonly Element[],
  key: Key,
): Element[Key] | null {
  const [first] = elements;
  return first && elements.every((element) => element[key] === first[key]) ? first[key] : null;
}
