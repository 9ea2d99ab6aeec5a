import { Button } from '@site/ui/mui';
import { patchBackground, setBackground } from '../../core/edit/background';
import { slideOf } from '../../core/edit/document';
import { PLAIN_TONE } from '../../core/model/tone';
import { edit } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { CommandTool } from '../command-tool';
import controls from '../controls.module.css';
import { PercentSlider } from './percent-slider';
import { ToneFields } from './tone-fields';
import { FocusFields, ZoomField } from './sight-fields';

/** Fields of the picture behind a slide: source, crop, scrim, adjustments. */
export function BackgroundPicture() {
  const { store } = useEditor();
  const picture = useEditorState((state) => slideOf(state.work.doc).picture);
  const change = (label: string, patch: Parameters<typeof patchBackground>[1]) =>
    edit(store, label, (doc) => patchBackground(doc, patch), { merges: true });
  return (
    <>
      <section className={controls['fields']}>
        <h2 className={controls['heading']}>Picture</h2>
        <div className={controls['list']}>
          <CommandTool id="background-picture" icon="image" hasText className={controls['entry']} />
          <CommandTool id="make-background" icon="fill" hasText className={controls['entry']} />
        </div>
        {picture && (
          <>
            <PercentSlider
              label="Darkening"
              value={picture.darkening}
              max={90}
              onChange={(darkening) => change('Background picture', { darkening })}
            />
            <div className={controls['pair']}>
              <FocusFields
                picture={picture}
                onChange={(patch) => change('Background picture', patch)}
              />
              <ZoomField
                picture={picture}
                onChange={(patch) => change('Background picture', patch)}
              />
            </div>
            <Button
              fullWidth
              onClick={({ currentTarget }) => {
                // The button disappears with the picture; the focus moves to the button that chooses another.
                currentTarget.closest('section')?.querySelector('button')?.focus();
                edit(store, 'Remove background picture', (doc) => setBackground(doc, null));
              }}
            >
              Remove the picture
            </Button>
          </>
        )}
      </section>
      {picture && (
        <ToneFields
          tone={picture.tone ?? PLAIN_TONE}
          onChange={(tone) => change(tone ? 'Light and colour' : 'As it was taken', { tone })}
        />
      )}
    </>
  );
}
