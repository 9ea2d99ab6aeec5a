import { Button, Slider } from '@site/ui/mui';
import { MOST_ZOOM } from '../../core/edit/crop';
import { patchBackground, setBackground } from '../../core/edit/background';
import { slideOf } from '../../core/edit/document';
import type { SlidePicture } from '../../core/model/deck';
import { edit } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { CommandTool } from '../command-tool';
import { NumberField } from '../controls';
import controls from '../controls.module.css';

/** The picture behind a slide: which one, what of it is in sight, and how dark it is. */
export function BackgroundPicture() {
  const { store } = useEditor();
  const picture = useEditorState((state) => slideOf(state.work.doc).picture);
  return (
    <section className={controls['fields']}>
      <h2 className={controls['heading']}>Picture</h2>
      <div className={controls['list']}>
        <CommandTool id="background-picture" icon="image" hasText className={controls['entry']} />
        <CommandTool id="make-background" icon="fill" hasText className={controls['entry']} />
      </div>
      {picture && (
        <>
          <PictureFields
            picture={picture}
            onChange={(part) =>
              edit(store, 'Background picture', (doc) => patchBackground(doc, part), {
                merges: true,
              })
            }
          />
          <Button
            fullWidth
            onClick={() =>
              edit(store, 'Remove background picture', (doc) => setBackground(doc, null))
            }
          >
            Remove the picture
          </Button>
        </>
      )}
    </section>
  );
}

function PictureFields({
  picture,
  onChange,
}: {
  picture: SlidePicture;
  onChange: (part: Parameters<typeof patchBackground>[1]) => void;
}) {
  return (
    <>
      <div className={controls['label']}>
        <span id="darkening">Darkening</span>
        <Slider
          className={controls['slider'] ?? ''}
          aria-labelledby="darkening"
          value={Math.round(picture.darkening * 100)}
          min={0}
          max={90}
          step={5}
          valueLabelDisplay="auto"
          onChange={(_event, percent) => {
            if (typeof percent === 'number') onChange({ darkening: percent / 100 });
          }}
        />
      </div>
      <div className={controls['pair']}>
        <NumberField
          label="In sight, across %"
          min={0}
          max={100}
          value={picture.focusX * 100}
          onChange={(focusX) => onChange({ focusX: focusX / 100 })}
        />
        <NumberField
          label="In sight, down %"
          min={0}
          max={100}
          value={picture.focusY * 100}
          onChange={(focusY) => onChange({ focusY: focusY / 100 })}
        />
        <NumberField
          label="Zoom %"
          min={100}
          max={MOST_ZOOM * 100}
          value={picture.zoom * 100}
          onChange={(zoom) => onChange({ zoom: zoom / 100 })}
        />
      </div>
    </>
  );
}
