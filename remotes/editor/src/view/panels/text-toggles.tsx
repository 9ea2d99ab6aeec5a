import { ToggleButtonGroup } from '@site/ui/mui';
import { hasDirection, selectedTextsOf } from '../../elements/text/text-edits';
import type { TextElement } from '../../core/text/text-schema';
import { boxDirectionOf, mirrorAlignment } from '../../core/text/direction';
import { isInList } from '../../core/text/lists';
import { hasTextStyle } from '../../core/text/marks';
import { useEditorState } from '../../store/editor-context';
import type { SelectionStyle } from '../../store/active-text-edit';
import { CommandButton } from '../../controls/command-button';
import type { IconName } from '../../controls/icons';

interface TextToggleDefinition {
  readonly id: string;
  readonly icon: IconName;
  /** Checks whether the whole text has the style. */
  readonly isOn: (text: TextElement) => boolean;
  /** Checks the selected text; missing if the style applies to boxes only. */
  readonly isOnInSelection?: (look: SelectionStyle) => boolean;
}

export const TEXT_STYLE_TOGGLES: readonly TextToggleDefinition[] = [
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

export const ALIGNMENT_TOGGLES: readonly TextToggleDefinition[] = (
  ['left', 'center', 'right'] as const
).map((alignment) => ({
  id: `text-${alignment}`,
  icon: alignment,
  isOn: (text) => mirrorAlignment(text.textAlign, boxDirectionOf(text)) === alignment,
  isOnInSelection: ({ textAlign }) => textAlign === alignment,
}));

export const DIRECTION_TOGGLES: readonly TextToggleDefinition[] = (['ltr', 'rtl'] as const).map(
  (direction) => ({
    id: `text-${direction}`,
    icon: direction,
    isOn: (text) => hasDirection(text, direction),
    isOnInSelection: (style) => style.direction === direction,
  }),
);

export const LIST_TOGGLES: readonly TextToggleDefinition[] = [
  {
    id: 'bullets',
    icon: 'bullets',
    isOn: (text) => isInList(text, 'bullet'),
    isOnInSelection: ({ list }) => list === 'bullet',
  },
  {
    id: 'numbers',
    icon: 'numbers',
    isOn: (text) => isInList(text, 'number'),
    isOnInSelection: ({ list }) => list === 'number',
  },
];

export function TextToggles({
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
