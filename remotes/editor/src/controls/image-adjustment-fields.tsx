import { useId } from 'react';
import { Button, Slider } from '@site/ui/mui';
import { CheckboxField } from './checkbox-field';
import { suggestDuotone } from '../core/edit/suggest-duotone';
import { normalizeAdjustments, NEUTRAL_ADJUSTMENTS } from '../core/model/image-adjustments';
import type { ImageAdjustments } from '../core/model/theme-schema';
import { useEditorState } from '../store/editor-context';
import { ColorField } from './value-fields';
import controls from './controls.module.css';

const ADJUSTMENT_LABELS = {
  brightness: 'Brightness',
  contrast: 'Contrast',
  saturation: 'Saturation',
} as const;

/** Fields for the adjustments of an image element or of the slide's background picture. */
export function ImageAdjustmentFields({
  adjustments,
  onChange: change,
}: {
  adjustments: ImageAdjustments;
  onChange: (adjustments: ImageAdjustments | null) => void;
}) {
  const onChange = (next: ImageAdjustments) => change(normalizeAdjustments(next));
  return (
    <section className={controls['fields']}>
      <h2 className={controls['heading']}>Light and colour</h2>
      {(['brightness', 'contrast', 'saturation'] as const).map((property) => (
        <PercentSlider
          key={property}
          label={ADJUSTMENT_LABELS[property]}
          value={adjustments[property]}
          max={200}
          onChange={(value) => onChange({ ...adjustments, [property]: value })}
        />
      ))}
      <DuotoneFields adjustments={adjustments} onChange={onChange} />
      {normalizeAdjustments(adjustments) && (
        <Button
          fullWidth
          onClick={({ currentTarget }) => {
            // The button disappears with the adjustments; the focus stays among the fields.
            currentTarget.closest('section')?.querySelector('input')?.focus();
            onChange(NEUTRAL_ADJUSTMENTS);
          }}
        >
          As it was taken
        </Button>
      )}
    </section>
  );
}

function DuotoneFields({
  adjustments,
  onChange,
}: {
  adjustments: ImageAdjustments;
  onChange: (adjustments: ImageAdjustments) => void;
}) {
  const theme = useEditorState((state) => state.editingState.doc.deck.theme);
  const { duotone } = adjustments;
  return (
    <>
      <CheckboxField
        label="Duotone: two colours"
        isChecked={duotone !== null}
        onChange={(isChecked) =>
          onChange({ ...adjustments, duotone: isChecked ? suggestDuotone(theme) : null })
        }
      />
      {duotone && (
        <>
          <ColorField
            label="Dark parts"
            value={duotone.dark}
            onChange={(dark) => onChange({ ...adjustments, duotone: { ...duotone, dark } })}
          />
          <ColorField
            label="Light parts"
            value={duotone.light}
            onChange={(light) => onChange({ ...adjustments, duotone: { ...duotone, light } })}
          />
        </>
      )}
    </>
  );
}

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
