import JSZip from 'jszip';
import { ImportError, openPackage, PRESENTATION_PACKAGE, requireAllowedSize } from './package-file';
import { readPresentation } from '../../imports/read-presentation';
import { createSamplePptx } from '../../imports/testing/create-sample-pptx';

const read = (bytes: Uint8Array<ArrayBuffer>) =>
  readPresentation(bytes, {
    name: 'deck.pptx',
    readImage: async (blob) => ({ blob, width: 4, height: 3, displaySize: null }),
  });

async function refusalOf(reading: Promise<unknown>): Promise<string> {
  const cause: unknown = await reading.then(
    () => 'It was read.',
    (reason: unknown) => reason,
  );
  return cause instanceof ImportError ? cause.message : String(cause);
}

async function zipOf(parts: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip();
  for (const [path, text] of Object.entries(parts)) zip.file(path, text);
  return new Uint8Array(await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }));
}

test('A presentation is read', async () => {
  expect((await read(await createSamplePptx())).deck.slides).toHaveLength(1);
});

test('What is no presentation is refused with a sentence of its own', async () => {
  expect(await refusalOf(read(new Uint8Array([1, 2, 3])))).toMatch(/damaged/);
  expect(await refusalOf(read(new Uint8Array()))).toMatch(/damaged/);
  expect(await refusalOf(read(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])))).toMatch(/password/);
  expect(await refusalOf(read(await zipOf({ mimetype: 'application/x' })))).toMatch(/OpenDocument/);
  expect(await refusalOf(read(await zipOf({ 'word.xml': '<a/>' })))).toMatch(/damaged/);
  const document = createSamplePptx({ parts: { 'ppt/presentation.xml': '<document/>' } });
  expect(await refusalOf(read(await document))).toMatch(/another kind/);
});

test('A file that was cut short is damaged, wherever it was cut', async () => {
  const whole = await createSamplePptx();
  for (const share of [0.1, 0.5, 0.9, 0.99]) {
    const cut = whole.slice(0, Math.floor(whole.length * share));
    expect(await refusalOf(read(cut))).toMatch(/damaged/);
  }
});

test('A part that is no XML, or declares a document type, is damaged', async () => {
  for (const text of ['<p:sld', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>']) {
    const broken = await createSamplePptx({ parts: { 'ppt/slides/slide1.xml': text } });
    expect(await refusalOf(read(broken))).toMatch(/damaged/);
  }
});

test('What unpacks to more than it should is stopped while it unpacks', async () => {
  const limits = { ...PRESENTATION_PACKAGE, unpacked: 100_000, xml: 50_000 };
  const bomb = await zipOf({ a: 'x'.repeat(90_000), b: 'x'.repeat(90_000), c: '<c/>' });
  const opened = await openPackage(bomb, limits);
  expect(await refusalOf(opened.readXml('a'))).toMatch(/unpacks to far more/);
  expect((await opened.readBytes('a')).length).toBe(90_000);
  expect(await refusalOf(opened.readBytes('b'))).toMatch(/unpacks to far more/);
  expect((await opened.readXml('c')).localName).toBe('c');
});

test('Too many parts and too large a file are refused before anything is unpacked', async () => {
  const parts = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}`, 'x']));
  const [many, limits] = [await zipOf(parts), { ...PRESENTATION_PACKAGE, parts: 11 }];
  expect(await refusalOf(openPackage(many, limits))).toMatch(/unpacks to far more/);
  expect((await openPackage(many, { ...limits, parts: 12 })).has('11')).toBe(true);
  const end = many.length - 22;
  // The end of the directory declares one part, on this disk and in all.
  for (const offset of [8, 10]) new DataView(many.buffer).setUint16(end + offset, 1, true);
  expect(await refusalOf(openPackage(many, limits))).toMatch(/unpacks to far more/);
  expect(() => requireAllowedSize(PRESENTATION_PACKAGE.file + 1, PRESENTATION_PACKAGE)).toThrow(
    /Files up to 400 MB/,
  );
  expect(() => requireAllowedSize(PRESENTATION_PACKAGE.file, PRESENTATION_PACKAGE)).not.toThrow();
});
