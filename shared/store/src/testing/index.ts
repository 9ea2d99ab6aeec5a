export { createStoreFolder } from './create-store-folder';
export { writeFolder } from './folders';
export { setUpBucket, type BucketFixture } from './set-up-bucket';
