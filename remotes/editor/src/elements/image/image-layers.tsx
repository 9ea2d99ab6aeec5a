export { ImageLinkOverlay } from './image-link-overlay';
export { AdjustedImage } from './adjusted-image';
