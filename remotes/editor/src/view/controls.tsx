import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { Icon, type IconName } from './icons';
import styles from './controls.module.css';

type ToolProps = Omit<ComponentProps<'button'>, 'type'> & {
  readonly icon: IconName;
  readonly label: string;
  readonly isPressed?: boolean;
  readonly hasText?: boolean;
};

/** A button with a picture; its name is read out and shown as a tooltip. */
export function Tool({ icon, label, isPressed, hasText = false, className, ...rest }: ToolProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles['tool']} ${className ?? ''}`}
      aria-label={label}
      aria-pressed={isPressed}
      title={rest.title ?? label}
    >
      <Icon name={icon} />
      {hasText && <span>{label}</span>}
    </button>
  );
}

/** A number that takes effect on Enter, on leaving, and on the arrow keys. */
export function NumberField({
  label,
  value,
  min,
  max,
  disabled,
  onChange,
}: {
  label: string;
  /** `null` where the selected elements differ. */
  value: number | null;
  min?: number;
  max?: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = value === null ? '' : String(Math.round(value * 100) / 100);

  function settle(text: string | null): void {
    setDraft(null);
    const number = Number(text?.replace(',', '.'));
    if (text === null || text.trim() === '' || !Number.isFinite(number)) return;
    onChange(clamp(number, min, max));
  }

  function key(event: KeyboardEvent): void {
    if (event.key === 'Enter') return settle(draft);
    if (event.key === 'Escape') return setDraft(null);
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || value === null) return;
    event.preventDefault();
    settle(String(value + step * (event.shiftKey ? 10 : 1)));
  }

  return (
    <label className={styles['label']}>
      {label}
      <input
        className={styles['input']}
        inputMode="decimal"
        value={draft ?? shown}
        placeholder={value === null ? 'Mixed' : ''}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => settle(draft)}
        onKeyDown={key}
      />
    </label>
  );
}

/** A colour by the browser's picker or as hex; `swatches` are offered besides. */
export function ColorField({
  label,
  value,
  disabled,
  onChange,
}: {
  label: string;
  value: string | null;
  disabled?: boolean;
  onChange: (color: string) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const id = useId();
  const shown = value === null || value === 'none' ? '#000000' : value;

  function settle(text: string | null): void {
    setDraft(null);
    const color = text?.trim().toLowerCase().replace(/^#?/, '#');
    if (color && /^#[0-9a-f]{6}$/.test(color)) onChange(color);
  }

  return (
    <div className={styles['label']}>
      <label htmlFor={id}>{label}</label>
      <span className={styles['row']} style={{ flexWrap: 'nowrap', gap: 6 }}>
        <input
          id={id}
          type="color"
          className={styles['color']}
          value={shown}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          className={styles['input']}
          aria-label={`${label} as hex`}
          value={draft ?? value ?? ''}
          placeholder="Mixed"
          disabled={disabled}
          spellCheck={false}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => settle(draft)}
          onKeyDown={(event) => event.key === 'Enter' && settle(draft)}
        />
      </span>
    </div>
  );
}

function clamp(value: number, min = -20_000, max = 20_000): number {
  return Math.min(max, Math.max(min, value));
}
