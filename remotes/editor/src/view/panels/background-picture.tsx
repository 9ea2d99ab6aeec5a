import { Button } from '@site/ui/mui';
import { patchBackground, setBackground } from '../../core/edit/background';
import { slideOf } from '../../core/edit/document';
import type { SlidePicture } from '../../core/model/deck';
import { edit } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { CommandTool } from '../command-tool';
import controls from '../controls.module.css';
import { PercentSlider } from './percent-slider';
import { FocusFields, ZoomField } from './sight-fields';

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
      <PercentSlider
        label="Darkening"
        value={picture.darkening}
        max={90}
        onChange={(darkening) => onChange({ darkening })}
      />
      <div className={controls['pair']}>
        <FocusFields picture={picture} onChange={onChange} />
        <ZoomField picture={picture} onChange={onChange} />
      </div>
    </>
  );
}
