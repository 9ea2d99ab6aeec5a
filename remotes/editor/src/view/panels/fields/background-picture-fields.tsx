import { Button } from '@site/ui/mui';
import {
  patchBackgroundPicture,
  setBackgroundPicture,
} from '../../../core/edit/slides/background-edits';
import { currentSlideOf } from '../../../core/edit/editor-document';
import { NEUTRAL_ADJUSTMENTS } from '../../../core/model/image-adjustments';
import { editDeck } from '../../../store/editor-actions';
import { useEditor, useEditorState } from '../../../store/editor-context';
import { CommandButton } from '../../command-button';
import controls from '../../controls.module.css';
import { PercentSlider } from './percent-slider';
import { ImageAdjustmentFields } from './image-adjustment-fields';
import { FocalPointFields, PictureZoomField } from './focal-point-fields';

/** Fields of the picture behind a slide: source, crop, scrim, adjustments. */
export function BackgroundPictureFields() {
  const { store } = useEditor();
  const picture = useEditorState(
    (state) => currentSlideOf(state.editingState.doc).backgroundPicture,
  );
  type Patch = Parameters<typeof patchBackgroundPicture>[1];
  const change = (label: string, patch: Patch) =>
    editDeck(store, label, (doc) => patchBackgroundPicture(doc, patch), { shouldMerge: true });
  const changePicture = (patch: Patch) => change('Background picture', patch);
  return (
    <>
      <section className={controls['fields']}>
        <h2 className={controls['heading']}>Picture</h2>
        <div className={controls['list']}>
          <CommandButton
            id="background-picture"
            icon="image"
            hasText
            className={controls['entry']}
          />
          <CommandButton id="make-background" icon="fill" hasText className={controls['entry']} />
        </div>
        {picture && (
          <>
            <PercentSlider
              label="Darkening"
              value={picture.scrimOpacity}
              max={90}
              onChange={(scrimOpacity) => changePicture({ scrimOpacity })}
            />
            <div className={controls['pair']}>
              <FocalPointFields picture={picture} onChange={changePicture} />
              <PictureZoomField picture={picture} onChange={changePicture} />
            </div>
            <Button
              fullWidth
              onClick={({ currentTarget }) => {
                // The button disappears with the picture; the focus moves to the button that chooses another.
                currentTarget.closest('section')?.querySelector('button')?.focus();
                editDeck(store, 'Remove background picture', (doc) =>
                  setBackgroundPicture(doc, null),
                );
              }}
            >
              Remove the picture
            </Button>
          </>
        )}
      </section>
      {picture && (
        <ImageAdjustmentFields
          adjustments={picture.adjustments ?? NEUTRAL_ADJUSTMENTS}
          onChange={(adjustments) =>
            change(adjustments ? 'Light and colour' : 'As it was taken', { adjustments })
          }
        />
      )}
    </>
  );
}
