import JSZip from 'jszip';
import type { Deck } from '../../core/model/deck';
import { addSectionsXml } from './pptx-sections';
import { applyColorMapXml, applyThemeXml } from './pptx-theme';
import type { XmlPatches } from './xml-patches';

/**
 * Repairs output of PptxGenJS that strict readers reject (references to missing slide masters, cropped pictures without
 * a fill mode) and applies the patches for features it lacks.
 */
export async function patchPptx(
  pptxBuffer: ArrayBuffer,
  patches: XmlPatches,
  { slides, theme }: Deck,
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = await JSZip.loadAsync(pptxBuffer);
  await changeFile(zip, '[Content_Types].xml', (xml) =>
    xml.replaceAll(/<Override PartName="\/([^"]+)"[^>]*\/>/g, (override, name: string) =>
      zip.file(name) ? override : '',
    ),
  );
  await changeFile(zip, 'ppt/presentation.xml', (xml) => addSectionsXml(xml, slides));
  if (theme) {
    await changeFile(zip, 'ppt/theme/theme1.xml', (xml) => applyThemeXml(xml, theme));
    await changeFile(zip, 'ppt/slideMasters/slideMaster1.xml', (xml) =>
      applyColorMapXml(xml, theme),
    );
  }
  for (const name of Object.keys(zip.files)) {
    const [, number] = /^ppt\/slides\/slide(\d+)\.xml$/.exec(name) ?? [];
    if (number !== undefined)
      await changeFile(zip, name, (xml) =>
        patches
          .apply(xml, Number(number))
          .replaceAll('<a:stretch/>', '<a:stretch><a:fillRect/></a:stretch>'),
      );
  }
  for (const name of Object.keys(zip.files))
    if (/^ppt\/charts\/chart\d+\.xml$/.test(name)) await changeFile(zip, name, patchWaterfallChart);
  const bytes = await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
  return new Uint8Array(bytes);
}

async function changeFile(zip: JSZip, name: string, edit: (xml: string) => string): Promise<void> {
  const xml = await zip.file(name)?.async('string');
  if (xml !== undefined) zip.file(name, edit(xml));
}

/** Hides the base of waterfall columns, the first stacked series, and removes zero values of the other series. */
function patchWaterfallChart(xml: string): string {
  if (!xml.includes('<c:grouping val="stacked"/>')) return xml;
  return xml
    .replace(/<c:ser>.*?<\/c:ser>/s, (series) =>
      series
        .replaceAll(/<a:solidFill>.*?<\/a:solidFill>/gs, '<a:noFill/>')
        .replace(/<c:dLbls>.*?<\/c:dLbls>/s, '<c:dLbls><c:delete val="1"/></c:dLbls>'),
    )
    .replaceAll(/<c:val>.*?<\/c:val>/gs, (values) =>
      values.replaceAll(/<c:pt idx="\d+"><c:v>0<\/c:v><\/c:pt>/g, ''),
    );
}
