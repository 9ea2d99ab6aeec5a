import { createAssetStore } from './asset-store';

test('A picture that the account did not give is requested again by the next who shows it', async () => {
  const answers = [undefined, new Blob(['picture'])];
  const assets = createAssetStore(
    () => null,
    () => Promise.resolve(answers.shift()),
  );
  URL.createObjectURL = () => 'blob:picture';
  expect(await assets.urlOf('a1')).toBeUndefined();
  expect(await assets.urlOf('a1')).toBe('blob:picture');
  expect(answers).toEqual([]);
});

test('A file that two ask for at once comes from the account once', async () => {
  const fetchMissing = jest.fn(() => Promise.resolve(new Blob(['picture'])));
  const assets = createAssetStore(() => null, fetchMissing);
  const blobs = await Promise.all([assets.blobOf('a1'), assets.blobOf('a1')]);
  expect(blobs.map((blob) => blob?.size)).toEqual([7, 7]);
  expect(fetchMissing).toHaveBeenCalledTimes(1);
});

test('Two files come from the account at once, and then the one that was asked for last', async () => {
  const started: string[] = [];
  const answers = new Map<string, () => void>();
  const fetchMissing = (hash: string) => {
    started.push(hash);
    return new Promise<Blob>((resolve) => answers.set(hash, () => resolve(new Blob(['picture']))));
  };
  const assets = createAssetStore(() => null, fetchMissing);
  const blobs = ['a1', 'a2', 'a3', 'a4'].map(assets.blobOf);
  await Promise.resolve();
  expect(started).toEqual(['a1', 'a2']);
  answers.get('a2')?.();
  await blobs[1];
  expect(started).toEqual(['a1', 'a2', 'a4']);
  answers.get('a4')?.();
  await blobs[3];
  expect(started).toEqual(['a1', 'a2', 'a4', 'a3']);
  for (const answer of answers.values()) answer();
  expect((await Promise.all(blobs)).map((blob) => blob?.size)).toEqual([7, 7, 7, 7]);
});
