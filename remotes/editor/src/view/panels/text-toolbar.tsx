import { InputBase, NativeSelect } from '@site/ui/mui';
import type { MouseEvent } from 'react';
import { type Document, selectedOf } from '../../core/edit/document';
import { styleText } from '../../core/edit/elements';
import { FONT_SIZES, type TableElement, type TextElement } from '../../core/model/deck';
import type { TextStyle } from '../../core/model/words';
import { FONT_FAMILIES } from '../../core/model/faces';
import { stylesOf } from '../../core/text/marks';
import { edit } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import controls from '../controls.module.css';
import { commonOf } from './common-of';
import { ALIGNMENTS, LISTS, TextToggles, WORD_TOGGLES } from './text-toggles';
import styles from './panels.module.css';

/**
 * Each control selects the one value it shows, so that a drag, which changes the deck with every frame, re-renders
 * none.
 */
export function TextToolbar() {
  const isDisabled = useEditorState(
    ({ role, work }) => role === 'reader' || letteredOf(work.doc).length === 0,
  );
  const typing = useEditorState((state) => state.typing);
  return (
    <fieldset
      className={styles['fieldset']}
      disabled={isDisabled}
      aria-label="Text"
      data-region="text"
      data-text-tools
      data-typing={typing !== null || undefined}
      onMouseDown={leaveFocus}
      onBlur={({ relatedTarget }) => typing?.left(relatedTarget)}
    >
      <div className={styles['toolbar']}>
        <FontSelect isDisabled={isDisabled} />
        <SizeSelect isDisabled={isDisabled} />
        <span className={controls['divider']} />
        <TextToggles label="Text style" toggles={WORD_TOGGLES} />
        <span className={controls['divider']} />
        <TextToggles label="Alignment" toggles={ALIGNMENTS} />
        <span className={controls['divider']} />
        <TextToggles label="List" toggles={LISTS} />
        <span className={controls['divider']} />
        <TextColor />
      </div>
    </fieldset>
  );
}

/** A press on a button leaves the caret in the text. */
function leaveFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

function TextColor() {
  const style = useStyle();
  const color = useEditorState(({ work, typing }) =>
    typing ? typing.look.color : common(letteredOf(work.doc), 'color'),
  );
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

function FontSelect({ isDisabled }: { isDisabled: boolean }) {
  const style = useStyle();
  const family = useEditorState(({ work }) => common(letteredOf(work.doc), 'fontFamily'));
  return (
    <ListSelect
      label="Font"
      className={styles['family']}
      isDisabled={isDisabled}
      value={family}
      options={FONT_FAMILIES}
      onChoose={(fontFamily) => style({ fontFamily })}
    />
  );
}

function SizeSelect({ isDisabled }: { isDisabled: boolean }) {
  const style = useStyle();
  const size = useEditorState(({ work, typing }) =>
    typing ? typing.look.fontSize : common(letteredOf(work.doc), 'fontSize'),
  );
  return (
    <ListSelect
      label="Font size"
      className={styles['size']}
      isDisabled={isDisabled}
      value={size}
      options={FONT_SIZES}
      onChoose={(fontSize) => style({ fontSize: Number(fontSize) })}
    />
  );
}

function ListSelect<Value extends string | number>({
  label,
  className = '',
  isDisabled,
  value,
  options,
  onChoose,
}: {
  label: string;
  className: string | undefined;
  isDisabled: boolean;
  /** `null` if the texts differ. */
  value: Value | null;
  options: readonly Value[];
  onChoose: (value: string) => void;
}) {
  // A value outside the list, or none, still needs an option.
  const isListed = value !== null && options.includes(value);
  return (
    <NativeSelect
      className={className}
      input={<InputBase />}
      inputProps={{ 'aria-label': label }}
      disabled={isDisabled}
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      {!isListed && <option value={value ?? ''}>{value ?? '—'}</option>}
      {options.map((candidate) => (
        <option key={candidate}>{candidate}</option>
      ))}
    </NativeSelect>
  );
}

/** Applies a style to the selected text if possible, otherwise to whole boxes. */
function useStyle(): (change: Partial<TextStyle>) => void {
  const { store } = useEditor();
  return (change) => {
    const { typing } = store.getState();
    if (typing && !('fontFamily' in change)) return typing.style(change);
    edit(store, 'Text style', (before) => styleText(before, before.selection, change), {
      merges: true,
      keepsTyping: true,
    });
  };
}

/** Style shared by texts and tables. */
type Letters = Pick<TextStyle, 'fontFamily' | 'fontSize' | 'color'>;

function letteredOf(doc: Document): readonly (TextElement | TableElement)[] {
  return selectedOf(doc).filter((element) => element.type === 'text' || element.type === 'table');
}

function common<Key extends keyof Letters>(
  elements: readonly (TextElement | TableElement)[],
  key: Key,
): Letters[Key] | null {
  const styles = elements.flatMap((element): readonly Letters[] =>
    element.type === 'text' ? stylesOf(element) : [element],
  );
  return commonOf(styles.map((style) => style[key]));
}
