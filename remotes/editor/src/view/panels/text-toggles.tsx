import { ToggleButtonGroup } from '@site/ui/mui';
import { textsOf } from '../../core/commands/text';
import type { TextElement } from '../../core/model/deck';
import { isListed } from '../../core/text/lists';
import { hasStyle } from '../../core/text/marks';
import { useEditorState } from '../../store/editor-context';
import type { Look } from '../../store/typing';
import { CommandTool } from '../command-tool';
import type { IconName } from '../icons';

interface Toggle {
  readonly id: string;
  readonly icon: IconName;
  /** Checks whether the whole text has the style. */
  readonly isOn: (text: TextElement) => boolean;
  /** Checks the selected text; missing if the style applies to boxes only. */
  readonly isPicked?: (look: Look) => boolean;
}

export const WORD_TOGGLES: readonly Toggle[] = [
  {
    id: 'bold',
    icon: 'bold',
    isOn: (text) => hasStyle(text, { fontWeight: 'bold' }),
    isPicked: ({ fontWeight }) => fontWeight === 'bold',
  },
  {
    id: 'italic',
    icon: 'italic',
    isOn: (text) => hasStyle(text, { fontStyle: 'italic' }),
    isPicked: ({ fontStyle }) => fontStyle === 'italic',
  },
  {
    id: 'underline',
    icon: 'underline',
    isOn: (text) => hasStyle(text, { textDecoration: 'underline' }),
    isPicked: ({ textDecoration }) => textDecoration === 'underline',
  },
  {
    id: 'link',
    icon: 'link',
    isOn: ({ runs }) => runs.some(({ link }) => link !== undefined),
    isPicked: ({ link }) => link !== null,
  },
];

export const ALIGNMENTS: readonly Toggle[] = (['left', 'center', 'right'] as const).map(
  (alignment) => ({
    id: `text-${alignment}`,
    icon: alignment,
    isOn: ({ textAlign }) => textAlign === alignment,
  }),
);

export const LISTS: readonly Toggle[] = [
  {
    id: 'bullets',
    icon: 'bullets',
    isOn: (text) => isListed(text, 'bullet'),
    isPicked: ({ list }) => list === 'bullet',
  },
  {
    id: 'numbers',
    icon: 'numbers',
    isOn: (text) => isListed(text, 'number'),
    isPicked: ({ list }) => list === 'number',
  },
];

export function TextToggles({ label, toggles }: { label: string; toggles: readonly Toggle[] }) {
  return (
    <ToggleButtonGroup aria-label={label}>
      {toggles.map((toggle) => (
        <TextToggle key={toggle.id} {...toggle} />
      ))}
    </ToggleButtonGroup>
  );
}

function TextToggle({ id, icon, isOn, isPicked }: Toggle) {
  const isPressed = useEditorState(({ work, typing }) => {
    if (typing && isPicked) return isPicked(typing.look);
    const texts = textsOf(work.doc);
    return texts.length > 0 && texts.every(isOn);
  });
  return <CommandTool id={id} icon={icon} isPressed={isPressed} />;
}
