export { type ComposedSite, composeSite, compositionIdOf } from './compose-site';
export { computeIntegrity, findDamagedFiles, integrityOf, listDescribedFiles } from './integrity';
export { compressFiles, precompress } from './precompress';
export { isDrawingFile, rasterizeDrawings } from './rasterize-drawings';
export {
  isVersionWhole,
  listRemotes,
  readLiveRemote,
  readSignedRegistry,
  readStoredDescriptor,
} from './read-registry';
export { readOnly, runWithoutKeys, toPlainText } from './run-without-keys';
export { requireSignatures, type SignedNumbers } from './require-signatures';
export {
  descriptorKeyOf,
  readDocument,
  readPinnedKeys,
  readKeysOf,
  readStoredSettings,
  storeKeyOf,
  toDocuments,
} from './site-documents';
export {
  createSignature,
  createSigningKeys,
  hashVersionFolder,
  listVersionFiles,
  signatureStoreKeyOf,
  type Signature,
  type SignedStatement,
  verifySignature,
} from './signature';
export { writeDocumentsInWorker } from './write-documents-in-worker';
