import { Blob as NodeBlob } from 'node:buffer';
import { connectToBackend } from './testing/connect-account';
import { expectIntactSequences } from './testing/run-random-sequence';
import { signInNewMember } from './testing/sign-in-new-member';

// jsdom's have no bytes.
Object.assign(globalThis, { Blob: NodeBlob });

test('In five hundred random sequences on the backend no word is lost', async () => {
  await expectIntactSequences(500, connectToBackend(await signInNewMember()));
}, 3_600_000);
