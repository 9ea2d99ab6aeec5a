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
