export { createSvgElements } from './create-svg-elements';
export { Drawing, Label } from './drawing';
