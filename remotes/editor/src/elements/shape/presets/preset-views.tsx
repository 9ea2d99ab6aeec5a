/** Views of preset shapes with their formulas, loaded when a deck has some. */
export { PresetTextRect } from './preset-text-rect';
export { PresetView } from './preset-view';
