import { Button, Checkbox, FormControlLabel } from '@site/ui/mui';
import { duotoneOf } from '../../core/edit/tones';
import type { Tone } from '../../core/model/deck';
import { changedTone, PLAIN_TONE } from '../../core/model/tone';
import { useEditorState } from '../../store/editor-context';
import { ColorField } from '../controls';
import controls from '../controls.module.css';
import { PercentSlider } from './percent-slider';

const PARTS = { brightness: 'Brightness', contrast: 'Contrast', saturation: 'Saturation' } as const;

export function ToneFields({
  tone,
  onChange: change,
}: {
  tone: Tone;
  onChange: (tone: Tone | null) => void;
}) {
  const onChange = (next: Tone) => change(changedTone(next));
  return (
    <section className={controls['fields']}>
      <h2 className={controls['heading']}>Light and colour</h2>
      {(['brightness', 'contrast', 'saturation'] as const).map((property) => (
        <PercentSlider
          key={property}
          label={PARTS[property]}
          value={tone[property]}
          max={200}
          onChange={(value) => onChange({ ...tone, [property]: value })}
        />
      ))}
      <DuotoneFields tone={tone} onChange={onChange} />
      {changedTone(tone) && (
        <Button
          fullWidth
          onClick={({ currentTarget }) => {
            // The button disappears with the adjustments; the focus stays among the fields.
            currentTarget.closest('section')?.querySelector('input')?.focus();
            onChange(PLAIN_TONE);
          }}
        >
          As it was taken
        </Button>
      )}
    </section>
  );
}

function DuotoneFields({ tone, onChange }: { tone: Tone; onChange: (tone: Tone) => void }) {
  const theme = useEditorState((state) => state.work.doc.deck.theme);
  const { duotone } = tone;
  return (
    <>
      <FormControlLabel
        label="Duotone: two colours instead of its own"
        control={
          <Checkbox
            checked={duotone !== null}
            onChange={({ target }) =>
              onChange({ ...tone, duotone: target.checked ? duotoneOf(theme) : null })
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
