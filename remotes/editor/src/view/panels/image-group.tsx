import { Checkbox, FormControlLabel, SelectField, TextField } from '@site/ui/mui';
import { type FramePatch, patchFrame } from '../../core/edit/crop';
import { type ImageElement, type Shade, SHADES } from '../../core/model/deck';
import { PLAIN_TONE } from '../../core/model/tone';
import { linkFrom } from '../../core/text/link-from';
import { edit } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { CommandTool } from '../command-tool';
import { ColorField, NumberField } from '../controls';
import { LinkField } from './link-field';
import { FocusFields, ZoomField } from './sight-fields';
import { ToneFields } from './tone-fields';
import controls from '../controls.module.css';

export function ImageGroup({ image }: { image: ImageElement }) {
  const { store } = useEditor();
  const change = (label: string, patch: FramePatch) =>
    edit(store, label, (doc) => patchFrame(doc, image.id, patch), { merges: true });
  return (
    <>
      <section className={controls['fields']}>
        <SelectField
          label="In its box"
          value={image.fit}
          onChange={(event) =>
            change('Fit', { fit: event.target.value === 'cover' ? 'cover' : 'contain' })
          }
        >
          <option value="cover">Fills it, cropped</option>
          <option value="contain">Whole picture</option>
        </SelectField>
        <CropFields image={image} onChange={(patch) => change('Crop', patch)} />
        <TextField
          label="Credit"
          value={image.credit}
          maxLength={500}
          placeholder="Photographer, source"
          onChange={(event) => change('Credit', { credit: event.target.value })}
        />
        <LeadFields image={image} onChange={(patch) => change('Link of the image', patch)} />
        <div className={controls['list']}>
          <CommandTool id="crop-image" icon="image" hasText className={controls['entry']} />
          <CommandTool id="fit-to-frame" icon="film" hasText className={controls['entry']} />
          <CommandTool id="make-background" icon="fill" hasText className={controls['entry']} />
          <CommandTool id="palette-from-still" icon="fill" hasText className={controls['entry']} />
          <CommandTool id="replace-image" icon="image" hasText className={controls['entry']} />
        </div>
      </section>
      <ToneFields
        tone={image.tone ?? PLAIN_TONE}
        onChange={(tone) => change(tone ? 'Light and colour' : 'As it was taken', { tone })}
      />
      <FrameFields image={image} onChange={(patch) => change('Frame', patch)} />
    </>
  );
}

interface FieldsProps {
  readonly image: ImageElement;
  readonly onChange: (patch: FramePatch) => void;
}

function LeadFields({ image, onChange }: FieldsProps) {
  return (
    <>
      <LinkField
        key={image.id}
        label="Opens on a click"
        value={image.link}
        errorMessage="Not an address yet: the picture stays as it was."
        parse={(text) => (text.trim() === '' ? '' : linkFrom(text))}
        onChange={(link) => onChange({ link })}
      />
      {image.link !== '' && (
        <FormControlLabel
          label="Play icon"
          control={
            <Checkbox
              checked={image.film}
              onChange={({ target }) => onChange({ film: target.checked })}
            />
          }
        />
      )}
    </>
  );
}

function CropFields({ image, onChange }: FieldsProps) {
  return (
    <div className={controls['pair']}>
      <ZoomField picture={image} onChange={onChange} />
      <span />
      <FocusFields picture={image} onChange={onChange} />
    </div>
  );
}

const SHADE_WORDS: Readonly<Record<Shade, string>> = {
  none: 'None',
  bottom: 'From the bottom',
  top: 'From the top',
  left: 'From the left',
  right: 'From the right',
  whole: 'The whole picture',
};

const LINE_COLOR = '#ffffff';

function FrameFields({ image, onChange }: FieldsProps) {
  return (
    <section className={controls['fields']}>
      <h2 className={controls['heading']}>Frame</h2>
      <SelectField
        label="Darkening"
        value={image.shade}
        onChange={({ target }) =>
          onChange({ shade: SHADES.find((shade) => shade === target.value) ?? 'none' })
        }
      >
        {SHADES.map((shade) => (
          <option key={shade} value={shade}>
            {SHADE_WORDS[shade]}
          </option>
        ))}
      </SelectField>
      {image.shade !== 'none' && (
        <ColorField
          label="Colour of the darkening"
          value={image.shadeColor}
          onChange={(shadeColor) => onChange({ shadeColor })}
        />
      )}
      <div className={controls['pair']}>
        <NumberField
          label="Corners"
          min={0}
          max={480}
          value={image.radius}
          onChange={(radius) => onChange({ radius })}
        />
        <NumberField
          label="Line width"
          min={0}
          max={200}
          value={image.strokeWidth}
          onChange={(strokeWidth) =>
            onChange({ strokeWidth, ...(image.stroke === 'none' ? { stroke: LINE_COLOR } : {}) })
          }
        />
      </div>
      {image.strokeWidth > 0 && (
        <ColorField label="Line" value={image.stroke} onChange={(stroke) => onChange({ stroke })} />
      )}
      <FormControlLabel
        label="Shadow"
        control={
          <Checkbox
            checked={image.shadow}
            onChange={({ target }) => onChange({ shadow: target.checked })}
          />
        }
      />
    </section>
  );
}
