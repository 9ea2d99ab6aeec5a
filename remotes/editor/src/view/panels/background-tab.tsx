import { Button } from '@site/ui/mui';
import { currentSlideOf } from '../../core/edit/editor-document';
import { setSlideBackground } from '../../core/edit/slides/slides';
import { averageColorOf } from '../../core/model/colors';
import { editDeck } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { ColorField, ColorSwatches } from '../../controls/value-fields';
import { FillFields } from '../../controls/fill-fields';
import controls from '../../controls/controls.module.css';
import {
  patchBackgroundPicture,
  setBackgroundPicture,
} from '../../core/edit/slides/background-edits';
import { NEUTRAL_ADJUSTMENTS } from '../../core/model/image-adjustments';
import { CommandButton } from '../../controls/command-button';
import { PercentSlider, ImageAdjustmentFields } from '../../controls/image-adjustment-fields';
import { FocalPointFields, PictureZoomField } from '../../elements/image/focal-point-fields';

const BACKGROUNDS = [
  '#ffffff',
  '#f8fafc',
  '#f1f5f9',
  '#cbd5e1',
  '#94a3b8',
  '#334155',
  '#0f172a',
  '#fef2f2',
  '#fee2e2',
  '#fecaca',
] as const;

export function BackgroundTab() {
  const { store } = useEditor();
  const background = useEditorState((state) => currentSlideOf(state.editingState.doc).background);
  const backgroundPicture = useEditorState(
    (state) => currentSlideOf(state.editingState.doc).backgroundPicture,
  );
  const palette = useEditorState((state) => state.editingState.doc.deck.swatches);
  const theme = useEditorState((state) => state.editingState.doc.deck.theme);
  const paint = (color: string) =>
    editDeck(store, 'Background', (doc) => setSlideBackground(doc, color), { shouldMerge: true });

  function paintAll(): void {
    editDeck(store, 'Background of all slides', (doc) => ({
      ...doc,
      deck: {
        ...doc.deck,
        slides: doc.deck.slides.map((slide) => ({ ...slide, background, backgroundPicture })),
      },
    }));
  }

  return (
    <>
      <section className={controls['group']}>
        <h2 className={controls['heading']}>Background</h2>
        <ColorSwatches colors={BACKGROUNDS} value={background} onPick={paint} />
      </section>
      {theme && (
        <section className={controls['group']}>
          <h2 className={controls['heading']}>From the theme</h2>
          <ColorSwatches
            colors={[...theme.backgrounds, theme.placeholderFill]}
            value={background}
            onPick={paint}
          />
        </section>
      )}
      {palette.length > 0 && (
        <section className={controls['group']}>
          <h2 className={controls['heading']}>From your stills</h2>
          <ColorSwatches colors={palette} value={background} onPick={paint} />
        </section>
      )}
      <BackgroundPictureFields />
      <section className={controls['fields']}>
        <ColorField label="Any colour" value={averageColorOf(background)} onChange={paint} />
        <FillFields label="Kind of background" value={background} onChange={paint} />
        <Button fullWidth onClick={paintAll}>
          Use on every slide
        </Button>
      </section>
    </>
  );
}

/** Fields of the picture behind a slide: source, crop, scrim, adjustments. */
function BackgroundPictureFields() {
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
