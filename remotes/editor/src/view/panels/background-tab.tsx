import { Button } from '@site/ui/mui';
import { currentSlideOf } from '../../core/edit/editor-document';
import { setSlideBackground } from '../../core/edit/slides/slides';
import { averageColorOf } from '../../core/model/fill';
import { editDeck } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { ColorField } from '../value-fields';
import { BackgroundPictureFields } from './fields/background-picture-fields';
import { FillFields } from './fields/fill-fields';
import { ColorSwatches } from './fields/color-swatches';
import controls from '../controls.module.css';

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
