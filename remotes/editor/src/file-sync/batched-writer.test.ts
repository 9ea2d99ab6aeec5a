/** @jest-environment node */
import { createBatchedWriter } from './start-file-sync';

function writer(write: (words: string) => Promise<void>) {
  const said: string[] = [];
  const made = createBatchedWriter<string>({
    write,
    restMs: 60_000,
    onWritten: () => said.push('written'),
    onFailure: (cause) => said.push(cause instanceof Error ? cause.message : 'failed'),
  });
  return { ...made, said };
}

test('Of many changes the last is written, once', async () => {
  const written: string[] = [];
  const { schedule, flush, said, stop } = writer(async (words) => void written.push(words));
  for (const words of ['a', 'b', 'c']) schedule(words);
  await flush();
  await flush();
  stop();
  expect(written).toEqual(['c']);
  expect(said).toEqual(['written']);
});

test('What changes while a file is written is written after it, and only then all is well', async () => {
  const written: string[] = [];
  const { schedule, flush, said, stop } = writer(async (words) => {
    if (words === 'first') schedule('second');
    written.push(words);
  });
  schedule('first');
  await flush();
  stop();
  expect(written).toEqual(['first', 'second']);
  expect(said).toEqual(['written']);
});

test('A failure is told, and the next change tries again', async () => {
  let isBroken = true;
  const { schedule, flush, said, stop } = writer(async () => {
    if (isBroken) throw new Error('gone');
  });
  schedule('a');
  await flush();
  isBroken = false;
  schedule('b');
  await flush();
  stop();
  expect(said).toEqual(['gone', 'written']);
});

test('Once stopped, nothing is written', async () => {
  const written: string[] = [];
  const { schedule, flush, stop } = writer(async (words) => void written.push(words));
  schedule('a');
  stop();
  await flush();
  expect(written).toEqual([]);
});
