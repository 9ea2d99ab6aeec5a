import { type MouseEvent, useId } from 'react';
import { InputBase, NativeSelect, ToggleButtonGroup } from '@site/ui/mui';
import { CommandButton } from '../../controls/command-button';
import type { IconName } from '../../controls/icons';
import { commonValueOf } from '../../core/common-value-of';
import { type EditorDocument, selectedElementsOf } from '../../core/edit/editor-document';
import { setTextStyle } from '../../core/edit/elements';
import { kindOf } from '../../core/elements/kinds';
import { LISTED_FONT_SIZES } from '../../core/model/deck-constants';
import { FONT_FAMILIES } from '../../core/model/fonts';
import type { TextStyle } from '../../core/model/rich-text-schema';
import { boxDirectionOf, mirrorAlignment } from '../../core/text/direction';
import { isListOfKind } from '../../core/text/lists';
import { hasTextStyle } from '../../core/text/marks';
import type { TextElement } from '../../core/text/text-schema';
import { selectionHasText, hasDirection, selectedTextsOf } from '../../elements/text/text-edits';
import { editDeck } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import type { SelectionStyle } from '../../store/editor-store';
import controls from '../../controls/controls.module.css';
import styles from '../../controls/panels.module.css';

const TEXT_STYLE_TOGGLES: readonly TextToggleDefinition[] = [
  {
    id: 'bold',
    icon: 'bold',
    isOn: (text) => hasTextStyle(text, { fontWeight: 'bold' }),
    isOnInSelection: ({ fontWeight }) => fontWeight === 'bold',
  },
  {
    id: 'italic',
    icon: 'italic',
    isOn: (text) => hasTextStyle(text, { fontStyle: 'italic' }),
    isOnInSelection: ({ fontStyle }) => fontStyle === 'italic',
  },
  {
    id: 'underline',
    icon: 'underline',
    isOn: (text) => hasTextStyle(text, { textDecoration: 'underline' }),
    isOnInSelection: ({ textDecoration }) => textDecoration === 'underline',
  },
  {
    id: 'link',
    icon: 'link',
    isOn: ({ markRanges: runs }) => runs.some(({ link }) => link !== undefined),
    isOnInSelection: ({ link }) => link !== null,
  },
];

const ALIGNMENT_TOGGLES: readonly TextToggleDefinition[] = (
  ['left', 'center', 'right'] as const
).map((alignment) => ({
  id: `text-${alignment}`,
  icon: alignment,
  isOn: (text) => mirrorAlignment(text.textAlign, boxDirectionOf(text)) === alignment,
  isOnInSelection: ({ textAlign }) => textAlign === alignment,
}));

const DIRECTION_TOGGLES: readonly TextToggleDefinition[] = (['ltr', 'rtl'] as const).map(
  (direction) => ({
    id: `text-${direction}`,
    icon: direction,
    isOn: (text) => hasDirection(text, direction),
    isOnInSelection: (style) => style.direction === direction,
  }),
);

const LIST_TOGGLES: readonly TextToggleDefinition[] = [
  {
    id: 'bullets',
    icon: 'bullets',
    isOn: (text) => isListOfKind(text, 'bullet'),
    isOnInSelection: ({ list }) => list === 'bullet',
  },
  {
    id: 'numbers',
    icon: 'numbers',
    isOn: (text) => isListOfKind(text, 'number'),
    isOnInSelection: ({ list }) => list === 'number',
  },
];

/**
 * Each control selects the one value it shows, so that a drag, which changes the deck with every frame, re-renders
 * none.
 */
export function TextToolbar() {
  const isDisabled = useEditorState(
    ({ role, editingState }) =>
      role === 'reader' || selectedTextStylesOf(editingState.doc).length === 0,
  );
  const hasText = useEditorState((state) => selectionHasText(state.editingState.doc));
  const typing = useEditorState((state) => state.textEdit);
  return (
    <fieldset
      className={styles['fieldset']}
      disabled={isDisabled}
      aria-label="Text"
      title={hasText ? undefined : 'Select a text to format it'}
      data-region="text"
      data-text-tools
      data-typing={typing !== null || undefined}
      onMouseDown={keepFocusOnPress}
      onBlur={({ relatedTarget }) => typing?.onFocusLeft(relatedTarget)}
    >
      <div className={styles['toolbar']}>
        <FontSelect isDisabled={isDisabled} />
        <SizeSelect isDisabled={isDisabled} />
        <span className={controls['divider']} />
        <TextToggles label="Text style" toggles={TEXT_STYLE_TOGGLES} />
        <span className={controls['divider']} />
        <TextToggles label="Alignment" toggles={ALIGNMENT_TOGGLES} />
        <span className={controls['divider']} />
        <TextToggles label="Direction" toggles={DIRECTION_TOGGLES} />
        <span className={controls['divider']} />
        <TextToggles label="List" toggles={LIST_TOGGLES} />
        <span className={controls['divider']} />
        <TextColor />
      </div>
    </fieldset>
  );
}

/** A press on a button leaves the caret in the text. */
function keepFocusOnPress(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

function TextColor() {
  const style = useSetTextStyle();
  const color = useEditorState(({ editingState, textEdit }) =>
    textEdit
      ? textEdit.selectionStyle.color
      : commonPropertyOf(selectedTextStylesOf(editingState.doc), 'color'),
  );
  const palette = useEditorState(({ editingState }) => editingState.doc.deck.theme?.palette);
  const listId = useId();
  return (
    <>
      {palette && (
        <datalist id={listId}>
          {Object.values(palette).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </datalist>
      )}
      <input
        type="color"
        list={listId}
        className={controls['color']}
        aria-label="Text colour"
        title="Text colour"
        value={color ?? '#000000'}
        onChange={(event) => style({ color: event.target.value })}
      />
    </>
  );
}

function FontSelect({ isDisabled }: { isDisabled: boolean }) {
  const style = useSetTextStyle();
  const fonts = useEditorState(({ editingState }) => editingState.doc.deck.fonts);
  const families = [...new Set(fonts?.map((font) => font.family)), ...FONT_FAMILIES];
  const family = useEditorState(({ editingState }) =>
    commonPropertyOf(selectedTextStylesOf(editingState.doc), 'fontFamily'),
  );
  return (
    <ListSelect
      label="Font"
      className={styles['family']}
      isDisabled={isDisabled}
      value={family}
      options={families}
      onChoose={(fontFamily) => style({ fontFamily })}
    />
  );
}

function SizeSelect({ isDisabled }: { isDisabled: boolean }) {
  const style = useSetTextStyle();
  const size = useEditorState(({ editingState, textEdit }) =>
    textEdit
      ? textEdit.selectionStyle.fontSize
      : commonPropertyOf(selectedTextStylesOf(editingState.doc), 'fontSize'),
  );
  return (
    <ListSelect
      label="Font size"
      className={styles['size']}
      isDisabled={isDisabled}
      value={size}
      options={LISTED_FONT_SIZES}
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
function useSetTextStyle(): (change: Partial<TextStyle>) => void {
  const { store } = useEditor();
  return (change) => {
    const { textEdit } = store.getState();
    if (textEdit && !('fontFamily' in change)) return textEdit.setMarks(change);
    editDeck(store, 'Text style', (before) => setTextStyle(before, before.selection, change), {
      shouldMerge: true,
      shouldKeepCaret: true,
    });
  };
}

type SharedTextStyle = Pick<TextStyle, 'fontFamily' | 'fontSize' | 'color'>;

function selectedTextStylesOf(doc: EditorDocument): readonly SharedTextStyle[] {
  return selectedElementsOf(doc).flatMap(
    (element) => kindOf(element).textStylesOf?.(element) ?? [],
  );
}

function commonPropertyOf<Key extends keyof SharedTextStyle>(
  styles: readonly SharedTextStyle[],
  key: Key,
): SharedTextStyle[Key] | null {
  return commonValueOf(styles.map((style) => style[key]));
}

interface TextToggleDefinition {
  readonly id: string;
  readonly icon: IconName;
  /** Checks whether the whole text has the style. */
  readonly isOn: (text: TextElement) => boolean;
  /** Checks the selected text; missing if the style applies to boxes only. */
  readonly isOnInSelection?: (look: SelectionStyle) => boolean;
}

function TextToggles({
  label,
  toggles,
}: {
  label: string;
  toggles: readonly TextToggleDefinition[];
}) {
  return (
    <ToggleButtonGroup aria-label={label}>
      {toggles.map((toggle) => (
        <TextToggle key={toggle.id} {...toggle} />
      ))}
    </ToggleButtonGroup>
  );
}

function TextToggle({ id, icon, isOn, isOnInSelection }: TextToggleDefinition) {
  const isPressed = useEditorState(({ editingState, textEdit }) => {
    if (textEdit && isOnInSelection) return isOnInSelection(textEdit.selectionStyle);
    const texts = selectedTextsOf(editingState.doc);
    return texts.length > 0 && texts.every(isOn);
  });
  return <CommandButton id={id} icon={icon} isPressed={isPressed} />;
}
