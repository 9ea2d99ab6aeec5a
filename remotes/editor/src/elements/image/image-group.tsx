import { SelectField, TextField, Button } from '@site/ui/mui';
import { CheckboxField } from '../../controls/checkbox-field';
import { CommandButton } from '../../controls/command-button';
import { ImageAdjustmentFields } from '../../controls/image-adjustment-fields';
import { LinkField } from '../../controls/link-field';
import { ColorField, NumberField } from '../../controls/value-fields';
import { changeElementsById, type EditorDocument } from '../../core/edit/editor-document';
import { NEUTRAL_ADJUSTMENTS } from '../../core/model/image-adjustments';
import type { VideoClip } from '../../core/model/theme-schema';
import { parseLink } from '../../core/text/parse-link';
import { withImageEffects } from '../../effects/with-image-effects';
import { editDeck } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { FocalPointFields, PictureZoomField } from './focal-point-fields';
import type { ImageElement } from './image-schema';
import { type Scrim, SCRIMS } from './scrims';
import controls from '../../controls/controls.module.css';

export function ImageGroup({ element: image }: { element: ImageElement }) {
  const { store } = useEditor();
  const change = (label: string, patch: ImagePatch) =>
    editDeck(store, label, (doc) => patchImage(doc, image.id, patch), { shouldMerge: true });
  return (
    <>
      {image.clip && <ClipFields image={image} clip={image.clip} />}
      <section className={controls['fields']}>
        <SelectField
          label="Fit"
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
        <ImageLinkFields image={image} onChange={(patch) => change('Link of the image', patch)} />
        <div className={controls['list']}>
          <CommandButton id="crop-image" icon="image" hasText className={controls['entry']} />
          <CommandButton id="fit-to-frame" icon="film" hasText className={controls['entry']} />
          <CommandButton id="make-background" icon="fill" hasText className={controls['entry']} />
          <CommandButton
            id="palette-from-still"
            icon="fill"
            hasText
            className={controls['entry']}
          />
          <CommandButton id="replace-image" icon="image" hasText className={controls['entry']} />
        </div>
      </section>
      <ImageAdjustmentFields
        adjustments={image.adjustments ?? NEUTRAL_ADJUSTMENTS}
        onChange={(adjustments) =>
          change(adjustments ? 'Light and colour' : 'As it was taken', { adjustments })
        }
      />
      <PictureFrameFields image={image} onChange={(patch) => change('Frame', patch)} />
    </>
  );
}

interface FieldsProps {
  readonly image: ImageElement;
  readonly onChange: (patch: ImagePatch) => void;
}

function ImageLinkFields({ image, onChange }: FieldsProps) {
  return (
    <>
      <LinkField
        key={image.id}
        label="Opens on a click"
        value={image.link}
        errorMessage="Enter a web address. The link is unchanged until then."
        parse={(text) => (text.trim() === '' ? '' : parseLink(text))}
        onChange={(link) => onChange({ link })}
      />
      {(image.link !== '' || image.clip) && (
        <CheckboxField
          label="Play icon"
          isChecked={image.isVideo}
          onChange={(isChecked) => onChange({ isVideo: isChecked })}
        />
      )}
    </>
  );
}

function CropFields({ image, onChange }: FieldsProps) {
  return (
    <div className={controls['pair']}>
      <PictureZoomField picture={image} onChange={onChange} />
      <span />
      <FocalPointFields picture={image} onChange={onChange} />
    </div>
  );
}

const SCRIM_LABELS: Readonly<Record<Scrim, string>> = {
  none: 'None',
  bottom: 'From the bottom',
  top: 'From the top',
  left: 'From the left',
  right: 'From the right',
  full: 'The whole picture',
};

const DEFAULT_BORDER_COLOR = '#ffffff';

function PictureFrameFields({ image, onChange }: FieldsProps) {
  return (
    <section className={controls['fields']}>
      <h2 className={controls['heading']}>Frame</h2>
      <SelectField
        label="Darkening"
        value={image.scrim}
        onChange={({ target }) =>
          onChange({ scrim: SCRIMS.find((shade) => shade === target.value) ?? 'none' })
        }
      >
        {SCRIMS.map((shade) => (
          <option key={shade} value={shade}>
            {SCRIM_LABELS[shade]}
          </option>
        ))}
      </SelectField>
      {image.scrim !== 'none' && (
        <ColorField
          label="Colour of the darkening"
          value={image.scrimColor}
          onChange={(scrimColor) => onChange({ scrimColor })}
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
            onChange({
              strokeWidth,
              ...(image.stroke === 'none' ? { stroke: DEFAULT_BORDER_COLOR } : {}),
            })
          }
        />
      </div>
      {image.strokeWidth > 0 && (
        <ColorField label="Line" value={image.stroke} onChange={(stroke) => onChange({ stroke })} />
      )}
      <CheckboxField
        label="Shadow"
        isChecked={image.hasShadow}
        onChange={(isChecked) => onChange({ hasShadow: isChecked })}
      />
    </section>
  );
}

type ImagePatch = Partial<
  Pick<
    ImageElement,
    | 'fit'
    | 'zoom'
    | 'focalX'
    | 'focalY'
    | 'radius'
    | 'stroke'
    | 'strokeWidth'
    | 'hasShadow'
    | 'scrim'
    | 'scrimColor'
    | 'credit'
    | 'link'
    | 'isVideo'
    | 'adjustments'
    | 'clip'
  >
>;

function patchImage(doc: EditorDocument, id: string, patch: ImagePatch): EditorDocument {
  return changeElementsById(doc, [id], (element) =>
    element.type === 'image' ? { ...element, ...patch } : element,
  );
}

/** Start of a video, and the commands that replace or remove it. */
function ClipFields({ image, clip }: { image: ImageElement; clip: VideoClip }) {
  const editor = useEditor();
  const { store } = editor;
  return (
    <section className={controls['fields']}>
      <h2 className={controls['heading']}>Video</h2>
      <CheckboxField
        label="Starts by itself, without sound"
        isChecked={clip.autoplays}
        onChange={(isChecked) =>
          editDeck(store, 'Start of the video', (doc) =>
            patchImage(doc, image.id, { clip: { ...clip, autoplays: isChecked } }),
          )
        }
      />
      <p className={controls['hint']}>
        When presenting, Tab leads to the video, and Space plays it. PDF and images show its poster;
        in a PDF a click on it opens the link below.
        {clip.type === 'video/webm' &&
          ' PowerPoint plays MP4 only: use an MP4 file for decks that you send as PowerPoint.'}
      </p>
      <Button
        fullWidth
        onClick={() => void withImageEffects(editor, (images) => images.replaceVideo(editor))}
      >
        Replace video
      </Button>
      <Button
        fullWidth
        onClick={() =>
          editDeck(store, 'Remove video', (doc) =>
            changeElementsById(doc, [image.id], (element) => {
              if (element.type !== 'image') return element;
              const { clip: _removed, ...poster } = element;
              return { ...poster, isVideo: false };
            }),
          )
        }
      >
        Keep poster only
      </Button>
    </section>
  );
}
