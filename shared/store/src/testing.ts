export { createStoreFolder } from './testing/create-store-folder';
export { writeFolder } from './testing/folders';
export { setUpBucket } from './testing/set-up-bucket';
