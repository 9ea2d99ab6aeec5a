import '../../elements/kinds';
import { createDeck, createSlide } from '../../core/model/create';
import { createImage } from '../../elements/image/create-image';
import { createAssetStore } from '../../storage/assets/asset-store';
import { estimateDeckBytes } from './size-meter';

test('The size of a deck is read from one picture after the other', async () => {
  let openCount = 0;
  const fetchPicture = async () => {
    openCount += 1;
    expect(openCount).toBe(1);
    await Promise.resolve();
    openCount -= 1;
    return new Blob(['picture']);
  };
  const elements = ['a1', 'a2', 'a3'].map((asset) =>
    createImage({ asset, naturalWidth: 9, naturalHeight: 6 }),
  );
  const deck = createDeck({ slides: [createSlide({ elements })] });
  const bytes = await estimateDeckBytes(
    deck,
    createAssetStore(() => null, fetchPicture),
  );
  expect(bytes).toBe(2021);
});
