import { Button, Checkbox, FormControlLabel } from '@site/ui/mui';
import { changeElementsById } from '../../core/edit/editor-document';
import { withImageEffects } from '../../effects/with-image-effects';
import { editDeck } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import controls from '../../controls/controls.module.css';
import type { VideoClip } from '../../core/model/theme-schema';
import type { ImageElement } from './image-schema';
import { patchImage } from './patch-image';

/** Start of a video, and the commands that replace or remove it. */
export function ClipFields({ image, clip }: { image: ImageElement; clip: VideoClip }) {
  const editor = useEditor();
  const { store } = editor;
  return (
    <section className={controls['fields']}>
      <h2 className={controls['heading']}>Video</h2>
      <FormControlLabel
        label="Starts by itself, without sound"
        control={
          <Checkbox
            checked={clip.autoplays}
            onChange={({ target }) =>
              editDeck(store, 'Start of the video', (doc) =>
                patchImage(doc, image.id, { clip: { ...clip, autoplays: target.checked } }),
              )
            }
          />
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
