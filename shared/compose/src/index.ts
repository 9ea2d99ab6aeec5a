export { type ComposedSite, composeSite, compositionIdOf, readComposedSite } from './compose-site';
export { computeIntegrity, findDamagedFiles, integrityOf, listDescribedFiles } from './integrity';
export { isDrawingFile, rasterizeDrawings } from './rasterize-drawings';
export {
  descriptorKeyOf,
  isVersionWhole,
  readLiveRemote,
  readRegistry,
  readStoredSettings,
  withWholeFallbacks,
} from './read-registry';
export { requireSignatures } from './require-signatures';
export {
  createSignature,
  createSigningKeys,
  hashVersionFolder,
  signatureStoreKeyOf,
} from './signature';
export { writeDocumentsInWorker } from './write-documents-in-worker';
