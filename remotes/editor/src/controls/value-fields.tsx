import { type KeyboardEvent, useId, useState } from 'react';
import { InputBase, TextField, ButtonBase } from '@site/ui/mui';
import { joinClassNames } from '@site/ui';
import { THEME_COLOR_ROLES } from '../core/model/deck-constants';
import { useEditorState } from '../store/editor-context';
import controls from './controls.module.css';

/** Number input that takes effect on Enter, on blur and on arrow keys. */
export function NumberField({
  label,
  value,
  min,
  max,
  disabled,
  onChange,
}: {
  label: string;
  /** `null` if the selected elements differ. */
  value: number | null;
  min?: number;
  max?: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const displayed = value === null ? '' : String(Math.round(value * 100) / 100);

  function commit(text: string | null): void {
    setDraft(null);
    const number = Number(text?.replace(',', '.'));
    if (text === null || text.trim() === '' || !Number.isFinite(number)) return;
    onChange(clampNumber(number, min, max));
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Enter') return commit(draft);
    if (event.key === 'Escape') return setDraft(null);
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || value === null) return;
    event.preventDefault();
    commit(String(value + step * (event.shiftKey ? 10 : 1)));
  }

  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={draft ?? displayed}
      placeholder={value === null ? 'Mixed' : ''}
      disabled={disabled}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => commit(draft)}
      onKeyDown={handleKey}
    />
  );
}

/** Color input: the theme's colors, the browser's picker, or hex. */
export function ColorField({
  label,
  value,
  disabled,
  hasSwatches = true,
  onChange,
}: {
  label: string;
  value: string | null;
  disabled?: boolean;
  /** Offers the theme's colors, too. */
  hasSwatches?: boolean;
  onChange: (color: string) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const id = useId();
  const displayed = value === null || value === 'none' ? '#000000' : value;

  function commit(text: string | null): void {
    setDraft(null);
    const color = text?.trim().toLowerCase().replace(/^#?/, '#');
    if (color && /^#[0-9a-f]{6}$/.test(color)) onChange(color);
  }

  return (
    <div className={controls['label']}>
      <label htmlFor={id}>{label}</label>
      <span className={controls['colors']}>
        <input
          id={id}
          type="color"
          className={controls['color']}
          value={displayed}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
        <InputBase
          value={draft ?? value ?? ''}
          placeholder="Mixed"
          disabled={disabled ?? false}
          slotProps={{ input: { 'aria-label': `${label} as hex`, spellCheck: false } }}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => commit(draft)}
          onKeyDown={(event) => event.key === 'Enter' && commit(draft)}
        />
      </span>
      {hasSwatches && disabled !== true && <ThemeSwatches value={value} onPick={onChange} />}
    </div>
  );
}

function clampNumber(value: number, min = -20_000, max = 20_000): number {
  return Math.min(max, Math.max(min, value));
}

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
function ThemeSwatches({
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
