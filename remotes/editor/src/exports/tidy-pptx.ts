import JSZip from 'jszip';

/**
 * Mends what the library leaves behind: it names slide masters that it does not write, and crops
 * pictures without saying what to fill, which strict readers refuse.
 */
export async function tidyPptx(written: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  const zip = await JSZip.loadAsync(written);
  await change(zip, '[Content_Types].xml', (xml) =>
    xml.replaceAll(/<Override PartName="\/([^"]+)"[^>]*\/>/g, (override, name: string) =>
      zip.file(name) ? override : '',
    ),
  );
  for (const name of Object.keys(zip.files))
    if (/^ppt\/slides\/slide\d+\.xml$/.test(name))
      await change(zip, name, (xml) =>
        xml.replaceAll('<a:stretch/>', '<a:stretch><a:fillRect/></a:stretch>'),
      );
  const bytes = await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
  return new Uint8Array(bytes);
}

async function change(zip: JSZip, name: string, edit: (xml: string) => string): Promise<void> {
  const xml = await zip.file(name)?.async('string');
  if (xml !== undefined) zip.file(name, edit(xml));
}
