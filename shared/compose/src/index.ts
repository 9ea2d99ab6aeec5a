export { type ComposedSite, composeSite, readComposedSite } from './compose-site';
export { isDrawingFile, rasterizeDrawings } from './rasterize-drawings';
export {
  descriptorKeyOf,
  hasVersion,
  readLiveRemote,
  readRegistry,
  readStoredSettings,
} from './read-registry';
export { requireSignatures } from './require-signatures';
export {
  createSignature,
  createSigningKeys,
  hashVersionFolder,
  signatureStoreKeyOf,
} from './signature';
export { writeDocumentsInWorker } from './write-documents-in-worker';
