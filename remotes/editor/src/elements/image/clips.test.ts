import { createDeck, createSlide } from '../../core/model/create';
import { validateDeck } from '../parse-deck';
import {
  loadSamplePicture,
  SAMPLE_CLIP_ASSET,
  writePptxBytes,
} from '../../exports/testing/write-pptx-bytes';
import { readFromSample } from '../../imports/testing/read-from-sample';
import { PictureReader } from '../../ooxml/picture-reader';
import { readPresentation } from '../../imports/read-presentation';
import { listDeckAssets } from '../../storage/list-decks';
import { replaceAssetKeys } from '../../storage/assets/replace-asset-keys';
import { videoTypeOf, isLargerThan, MAX_VIDEO_MB } from '../../core/model/clip-types';
import { createImage } from './create-image';
import type { ImageElement } from './image-schema';

const poster = { asset: 'a'.repeat(64), naturalWidth: 400, naturalHeight: 300 };
const clip = { asset: SAMPLE_CLIP_ASSET, type: 'video/mp4', autoplays: false } as const;
const deckOf = (...elements: readonly ImageElement[]) =>
  createDeck({ slides: [createSlide({ elements })] });
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\0\0\0\u0020ftypisom', 'video/mp4'],
  ['\0\0\0\u0020ftypqt  ', undefined],
  ['\u001AE\u00DF\u00A3\u009FB\u0086\u0081\u0001B\u0082\u0084webm', 'video/webm'],
  ['\u001AE\u00DF\u00A3\u009FB\u0086\u0081\u0001B\u0082\u0088matroska', undefined],
  ['RIFF', undefined],
  ['', undefined],
])('the beginning of a file tells its format: %j', (text, type) => {
  expect(videoTypeOf(bytesOf(text))).toBe(type);
});

test('a size at the limit is not larger', () => {
  expect(isLargerThan(MAX_VIDEO_MB * 1024 * 1024, MAX_VIDEO_MB)).toBe(false);
  expect(isLargerThan(MAX_VIDEO_MB * 1024 * 1024 + 1, MAX_VIDEO_MB)).toBe(true);
});

test('a video is validated, listed and renamed with the files of its deck', () => {
  const deck = deckOf(createImage(poster, { clip }));
  expect(validateDeck(deck)).toEqual({ ok: true, deck });
  expect(listDeckAssets(deck)).toEqual([poster.asset, clip.asset]);
  const renamed = replaceAssetKeys(deck, new Map([[clip.asset, 'c'.repeat(64)]]));
  expect(listDeckAssets(renamed)).toEqual([poster.asset, 'c'.repeat(64)]);
  const other = { ...deck, slides: [createSlide({ elements: [] })] };
  expect(listDeckAssets(other)).toEqual([]);
});

test.each([
  [true, false],
  [false, true],
])('a video passes through a presentation (autoplay %s and %s)', async (first, second) => {
  const videos = [first, second].map((autoplays) =>
    createImage(poster, { clip: { ...clip, autoplays }, isVideo: true }),
  );
  const bytes = new Uint8Array(await writePptxBytes(deckOf(...videos)));
  const { deck, clips, warnings } = await readPresentation(bytes, {
    name: 'deck.pptx',
    readImage: async (blob) => ({ blob, width: 400, height: 300, displaySize: null }),
  });
  const asset = clips[0]?.[0] ?? '';
  expect(deck.slides[0]?.elements).toMatchObject([
    { isVideo: true, link: '', clip: { asset, type: 'video/mp4', autoplays: first } },
    { isVideo: true, link: '', clip: { asset, type: 'video/mp4', autoplays: second } },
  ]);
  expect(clips.map(([, { type, size }]) => [type, size])).toEqual([['video/mp4', 12]]);
  expect(warnings).toEqual([]);
});

/** Presentation of another program with a video beside its poster. */
const readForeign = (name: string, content: string) =>
  readFromSample({
    shapes:
      '<p:pic><p:nvPicPr><p:cNvPr id="7" name="Teaser"/><p:cNvPicPr/><p:nvPr><a:videoFile r:link="rId3"/></p:nvPr></p:nvPicPr>' +
      '<p:blipFill><a:blip r:embed="rId4"/></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="3810000" cy="2857500"/></a:xfrm></p:spPr></p:pic>',
    slideRelations: [
      ['video', `../media/${name}`],
      ['image', '../media/poster.png'],
    ],
    parts: { [`ppt/media/${name}`]: content, 'ppt/media/poster.png': 'PNG' },
  });

test('a video of another program is kept, and what no browser plays leaves its poster and a sentence', async () => {
  const kept = await readForeign('teaser.m4v', '\0\0\0\u0018ftypisom');
  expect(kept.elements).toMatchObject([{ clip: { type: 'video/mp4', autoplays: false } }]);
  expect(kept.remarks).toEqual([]);
  for (const content of ['ASF', `\0\0\0\u0018ftypisom${'x'.repeat(MAX_VIDEO_MB * 1024 * 1024)}`]) {
    const { elements, remarks } = await readForeign('teaser.wmv', content);
    expect(elements).toHaveLength(1);
    expect(elements[0]).not.toHaveProperty('clip');
    expect(remarks).toEqual([
      '1 video or sound is left out; the picture for it stays. MP4 and WebM videos of up to 50 MB, and 100 MB together, are kept.',
    ]);
  }
});

test('videos of a presentation are kept up to what a deck may carry', async () => {
  const bytes = new Uint8Array(40 * 1024 * 1024);
  bytes.set(bytesOf('\0\0\0\u0018ftypisom'));
  const file = { has: () => true, readBytes: async () => bytes, readXml: () => Promise.reject() };
  const reader = new PictureReader(file, () => Promise.reject());
  for (const path of ['one.mp4', 'two.mp4', 'one.mp4'])
    expect(await reader.readClip(path)).toEqual({ asset: path, type: 'video/mp4' });
  expect(await reader.readClip('three.mp4')).toBeUndefined();
  expect(reader.listClips()).toHaveLength(2);
});

test('a video that is not in this browser leaves its poster in a presentation', async () => {
  const gone = createImage(poster, { clip: { ...clip, asset: 'd'.repeat(64) }, isVideo: true });
  const { writePptx } = await import('../../exports/pptx/write-pptx');
  const bytes = await writePptx(deckOf(gone), async (asset) =>
    asset === poster.asset ? loadSamplePicture(asset) : undefined,
  );
  const { deck } = await readPresentation(bytes, {
    name: 'deck.pptx',
    readImage: async (blob) => ({ blob, width: 400, height: 300, displaySize: null }),
  });
  expect(deck.slides[0]?.elements).toMatchObject([{ type: 'image', isVideo: false }]);
});
