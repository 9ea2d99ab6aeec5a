/** Code of a PDF export, in one chunk. */
export { loadPictures, readPixels, type PictureCache } from './load-pictures';
export { loadSubstituteFonts } from './load-substitute-fonts';
export { createPdfWriter } from './write-pdf';
