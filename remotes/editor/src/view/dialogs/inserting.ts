export { CodeForm } from './code-form';
export { FilmForm } from './film-form';
export { IconPicker } from './icon-picker';
