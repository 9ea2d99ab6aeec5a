import { joinClassNames } from '@site/ui';
import { ButtonBase } from '@site/ui/mui';
import { THEME_COLOR_ROLES } from '../core/model/deck-constants';
import { useEditorState } from '../store/editor-context';
import controls from './controls.module.css';

export function ColorSwatches({
  colors,
  value,
  label,
  isSmall = false,
  onPick,
}: {
  colors: readonly string[];
  value: string | null;
  label?: string;
  isSmall?: boolean;
  onPick: (color: string) => void;
}) {
  return (
    <div
      className={joinClassNames(controls['swatches'], isSmall && controls['small'])}
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
    >
      {colors.map((color) => (
        <ButtonBase
          key={color}
          className={controls['swatch']}
          style={{ background: color }}
          aria-label={`Colour ${color}`}
          aria-pressed={color === value}
          data-tooltip={color}
          onClick={() => onPick(color)}
        />
      ))}
    </div>
  );
}

/** Colours of the deck's theme, for a control of one colour; missing in a deck without a theme. */
export function ThemeSwatches({
  value,
  onPick,
}: {
  value: string | null;
  onPick: (color: string) => void;
}) {
  const theme = useEditorState((state) => state.editingState.doc.deck.theme);
  if (!theme) return null;
  const colors = new Set(THEME_COLOR_ROLES.map((role) => theme.palette[role]));
  return (
    <ColorSwatches
      colors={Array.from(colors)}
      value={value}
      label="Theme colours"
      isSmall
      onPick={onPick}
    />
  );
}
