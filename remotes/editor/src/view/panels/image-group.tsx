import { SelectField, TextField } from '@site/ui/mui';
import { changeEach } from '../../core/edit/document';
import type { ImageElement } from '../../core/model/deck';
import { edit } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { CommandTool } from '../command-tool';
import controls from '../controls.module.css';

export function ImageGroup({ image }: { image: ImageElement }) {
  const { store } = useEditor();
  const change = (label: string, part: Partial<Pick<ImageElement, 'fit' | 'credit'>>) =>
    edit(
      store,
      label,
      (doc) =>
        changeEach(doc, [image.id], (element) =>
          element.type === 'image' ? { ...element, ...part } : element,
        ),
      { merges: true },
    );
  return (
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
      <TextField
        label="Credit"
        value={image.credit}
        maxLength={500}
        placeholder="Photographer, source"
        onChange={(event) => change('Credit', { credit: event.target.value })}
      />
      <div className={controls['list']}>
        <CommandTool id="fit-to-frame" icon="film" hasText className={controls['entry']} />
        <CommandTool id="palette-from-still" icon="fill" hasText className={controls['entry']} />
        <CommandTool id="replace-image" icon="image" hasText className={controls['entry']} />
      </div>
    </section>
  );
}
