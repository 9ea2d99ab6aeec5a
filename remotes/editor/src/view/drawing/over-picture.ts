export { LeadingImage } from './leading-image';
export { Toned } from './toned';
