import { Button, Checkbox, FormControlLabel, Slider } from '@site/ui/mui';
import { useId } from 'react';
import { duotoneOf } from '../../core/edit/tones';
import type { Tone } from '../../core/model/deck';
import { changedTone, PLAIN_TONE } from '../../core/model/tone';
import { useEditorState } from '../../store/editor-context';
import { ColorField } from '../controls';
import controls from '../controls.module.css';

const PARTS = { brightness: 'Brightness', contrast: 'Contrast', saturation: 'Saturation' } as const;

/** The light and the colours of a picture. */
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
      {(['brightness', 'contrast', 'saturation'] as const).map((part) => (
        <ToneSlider
          key={part}
          label={PARTS[part]}
          value={tone[part]}
          onChange={(value) => onChange({ ...tone, [part]: value })}
        />
      ))}
      <DuotoneFields tone={tone} onChange={onChange} />
      {changedTone(tone) && (
        <Button fullWidth onClick={() => onChange(PLAIN_TONE)}>
          As it was taken
        </Button>
      )}
    </section>
  );
}

function ToneSlider({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
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
        max={200}
        step={5}
        valueLabelDisplay="auto"
        onChange={(_event, percent) => {
          if (typeof percent === 'number') onChange(percent / 100);
        }}
      />
    </div>
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
