export { createStoreFolder } from './testing/create-store-folder';
export { writeFolder } from './testing/folders';
export { setUpBucket, type BucketFixture } from './testing/set-up-bucket';
