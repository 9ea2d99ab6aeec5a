export { CodeForm } from './code-form';
export { FilmForm } from './film-form';
export { GuideForm } from './guide-form';
export { IconPicker } from './icon-picker';
