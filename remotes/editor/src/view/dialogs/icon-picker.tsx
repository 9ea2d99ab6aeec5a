import { addNewElement } from '../../core/edit/add-new-element';
import { createShape } from '../../elements/shape/create-shape';
import { type FilmIcon, findFilmIcons } from '../../film/icons/film-icons';
import { normalizeIconPath } from '../../film/icons/normalize-icon-path';
import { editDeck } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { TilePicker } from './tile-picker';

export function IconPicker() {
  const { store } = useEditor();
  return (
    <TilePicker
      noun="icon"
      searchLabel="What the icon shows"
      placeholder="Type what it shows: award, night, budget"
      find={(query) => findFilmIcons(query).map((icon) => ({ ...icon, label: icon.name }))}
      renderPicture={({ svgPath }) => (
        <svg width="32" height="32" viewBox="0 0 24 24" aria-hidden="true">
          <path d={svgPath} fill="currentColor" fillRule="evenodd" />
        </svg>
      )}
      onAdd={(icon) => editDeck(store, 'Icon', (doc) => addNewElement(doc, createIconShape(icon)))}
    />
  );
}

const ICON_SIZE_PX = 120;

function createIconShape({ name: sourceName, svgPath }: FilmIcon) {
  return createShape({
    shapeType: 'path',
    path: normalizeIconPath(svgPath),
    sourceName,
    width: ICON_SIZE_PX,
    height: ICON_SIZE_PX,
    fill: '#334155',
    stroke: 'none',
    strokeWidth: 0,
  });
}
