import { Button } from '@site/ui/mui';
import { slideOf } from '../../core/edit/document';
import { paintSlide } from '../../core/edit/slides';
import { solidOf } from '../../core/model/fill';
import { edit } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { ColorField } from '../controls';
import { BackgroundPicture } from './background-picture';
import { FillFields } from './fill-fields';
import { Swatches } from './swatches';
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
  const background = useEditorState((state) => slideOf(state.work.doc).background);
  const picture = useEditorState((state) => slideOf(state.work.doc).picture);
  const palette = useEditorState((state) => state.work.doc.deck.palette);
  const theme = useEditorState((state) => state.work.doc.deck.theme);
  const paint = (color: string) =>
    edit(store, 'Background', (doc) => paintSlide(doc, color), { merges: true });

  function paintAll(): void {
    edit(store, 'Background of all slides', (doc) => ({
      ...doc,
      deck: {
        ...doc.deck,
        slides: doc.deck.slides.map((slide) => ({ ...slide, background, picture })),
      },
    }));
  }

  return (
    <>
      <section className={controls['group']}>
        <h2 className={controls['heading']}>Background</h2>
        <Swatches colors={BACKGROUNDS} value={background} onPick={paint} />
      </section>
      {theme && (
        <section className={controls['group']}>
          <h2 className={controls['heading']}>Of the theme</h2>
          <Swatches
            colors={[...theme.backgrounds, theme.still]}
            value={background}
            onPick={paint}
          />
        </section>
      )}
      {palette.length > 0 && (
        <section className={controls['group']}>
          <h2 className={controls['heading']}>From your stills</h2>
          <Swatches colors={palette} value={background} onPick={paint} />
        </section>
      )}
      <BackgroundPicture />
      <section className={controls['fields']}>
        <ColorField label="Any colour" value={solidOf(background)} onChange={paint} />
        <FillFields label="Kind of background" value={background} onChange={paint} />
        <Button fullWidth onClick={paintAll}>
          Use on every slide
        </Button>
      </section>
    </>
  );
}
