import { addNewElement } from '../../core/edit/add-new-element';
import {
  type CataloguedPreset,
  createPresetShape,
  findPresets,
} from '../../elements/shape/presets/preset-catalogue';
import { PresetView } from '../../elements/shape/presets/preset-views';
import { editDeck } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { TilePicker } from './tile-picker';

export function ShapePicker() {
  const { store } = useEditor();
  return (
    <TilePicker
      noun="shape"
      searchLabel="What the shape is"
      placeholder="Type what it is: arrow, ribbon, decision"
      find={findPresets}
      renderPicture={(preset) => <PresetPicture preset={preset} />}
      onAdd={({ name }) =>
        editDeck(store, 'Shape', (doc) => addNewElement(doc, createPresetShape(name)))
      }
    />
  );
}

const PICTURE_SIZE_PX = 44;

function PresetPicture({ preset: { name } }: { preset: CataloguedPreset }) {
  const shape = createPresetShape(name);
  const scale = PICTURE_SIZE_PX / Math.max(shape.width, shape.height);
  const size = { width: shape.width * scale, height: shape.height * scale };
  return (
    <span style={{ display: 'grid', placeItems: 'center', height: PICTURE_SIZE_PX }} aria-hidden>
      <span style={{ position: 'relative', display: 'block', ...size }}>
        <PresetView shape={{ ...shape, ...size, fill: 'none', stroke: 'currentColor' }} />
      </span>
    </span>
  );
}
