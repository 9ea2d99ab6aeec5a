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
    <section className={controls['group']} style={{ display: 'grid', gap: 8 }}>
      <label className={controls['label']}>
        In its box
        <select
          className={controls['select']}
          value={image.fit}
          onChange={(event) =>
            change('Fit', { fit: event.target.value === 'cover' ? 'cover' : 'contain' })
          }
        >
          <option value="cover">Fills it, cropped</option>
          <option value="contain">Whole picture</option>
        </select>
      </label>
      <label className={controls['label']}>
        Credit
        <input
          className={controls['input']}
          value={image.credit}
          maxLength={500}
          placeholder="Photographer, source"
          onChange={(event) => change('Credit', { credit: event.target.value })}
        />
      </label>
      <div className={controls['list']}>
        <CommandTool id="fit-to-frame" icon="film" hasText className={controls['entry']} />
        <CommandTool id="palette-from-still" icon="fill" hasText className={controls['entry']} />
        <CommandTool id="replace-image" icon="image" hasText className={controls['entry']} />
      </div>
    </section>
  );
}
