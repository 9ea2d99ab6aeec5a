import { Button, Checkbox, FormControlLabel } from '@site/ui/mui';
import { suggestDuotone } from '../../core/edit/suggest-duotone';
import type { ImageAdjustments } from '../../core/model/deck';
import { normalizeAdjustments, NEUTRAL_ADJUSTMENTS } from '../../core/model/image-adjustments';
import { useEditorState } from '../../store/editor-context';
import { ColorField } from '../controls';
import controls from '../controls.module.css';
import { PercentSlider } from './percent-slider';

const ADJUSTMENT_LABELS = {
  brightness: 'Brightness',
  contrast: 'Contrast',
  saturation: 'Saturation',
} as const;

export function ImageAdjustmentFields({
  tone,
  onChange: change,
}: {
  tone: ImageAdjustments;
  onChange: (tone: ImageAdjustments | null) => void;
}) {
  const onChange = (next: ImageAdjustments) => change(normalizeAdjustments(next));
  return (
    <section className={controls['fields']}>
      <h2 className={controls['heading']}>Light and colour</h2>
      {(['brightness', 'contrast', 'saturation'] as const).map((property) => (
        <PercentSlider
          key={property}
          label={ADJUSTMENT_LABELS[property]}
          value={tone[property]}
          max={200}
          onChange={(value) => onChange({ ...tone, [property]: value })}
        />
      ))}
      <DuotoneFields tone={tone} onChange={onChange} />
      {normalizeAdjustments(tone) && (
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
  tone,
  onChange,
}: {
  tone: ImageAdjustments;
  onChange: (tone: ImageAdjustments) => void;
}) {
  const theme = useEditorState((state) => state.editingState.doc.deck.theme);
  const { duotone } = tone;
  return (
    <>
      <FormControlLabel
        label="Duotone: two colours instead of its own"
        control={
          <Checkbox
            checked={duotone !== null}
            onChange={({ target }) =>
              onChange({ ...tone, duotone: target.checked ? suggestDuotone(theme) : null })
            }
          />
        }
      />
      {duotone && (
        <>
          <ColorField
            label="Dark parts"
            value={duotone.dark}
            onChange={(dark) => onChange({ ...tone, duotone: { ...duotone, dark } })}
          />
          <ColorField
            label="Light parts"
            value={duotone.light}
            onChange={(light) => onChange({ ...tone, duotone: { ...duotone, light } })}
          />
        </>
      )}
    </>
  );
}
