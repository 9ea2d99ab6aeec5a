export { type ComposedSite, composeSite, compositionIdOf } from './compose/compose-site';
export {
  computeIntegrity,
  findDamagedFiles,
  integrityOf,
  listDescribedFiles,
} from './compose/integrity';
export { compressFiles, precompress } from './compose/precompress';
export { isDrawingFile, rasterizeDrawings } from './compose/rasterize-drawings';
export {
  isVersionWhole,
  listRemotes,
  readRemoteVersion,
  readSignedRegistry,
  readStoredDescriptor,
} from './compose/read-registry';
export { readOnly, runWithoutKeys, toPlainText } from './compose/run-without-keys';
export { requireSignatures, type SignedNumbers } from './compose/require-signatures';
export {
  descriptorKeyOf,
  readDocument,
  readPinnedKeys,
  readKeysOf,
  readStoredSettings,
  storeKeyOf,
  toDocuments,
} from './compose/site-documents';
export {
  createSignature,
  createSigningKeys,
  hashVersionFolder,
  listVersionFiles,
  signatureStoreKeyOf,
  type Signature,
  type SignedStatement,
  verifySignature,
} from './compose/signature';
export { writeDocumentsInWorker } from './compose/write-documents-in-worker';
export { createFolderHandler, serveFolder } from './server/serve-folder';
export { createSiteHandler, serveComposition, serveSite } from './server/serve-site';
