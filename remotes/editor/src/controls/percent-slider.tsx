import { Slider } from '@site/ui/mui';
import { useId } from 'react';
import controls from './controls.module.css';

/** Slider for a ratio (0–1), shown as percent in steps of five. */
export function PercentSlider({
  label,
  value,
  max,
  onChange,
}: {
  label: string;
  value: number;
  /** In percent. */
  max: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className={controls['label']}>
      <span id={id}>{label}</span>
      <Slider
        className={controls['slider'] ?? ''}
        aria-labelledby={id}
        value={Math.round(value * 100)}
        min={0}
        max={max}
        step={5}
        valueLabelDisplay="auto"
        onChange={(_event, percent) => {
          if (typeof percent === 'number') onChange(percent / 100);
        }}
      />
    </div>
  );
}
