import JSZip from 'jszip';
import type { ChartElement } from '../../elements/chart/chart-schema';
import type { Deck, Slide } from '../../core/model/deck';
import { toPptxChart } from './pptx-chart';
import { addSectionsXml } from './pptx-sections';
import { applyColorMapXml, applyThemeXml } from './pptx-theme';
import { patchWaterfallXml } from './pptx-waterfall';
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
          .replaceAll('<a:stretch/>', '<a:stretch><a:fillRect/></a:stretch>')
          .replaceAll(GENERATED_DESCRIPTION, ''),
      );
  }
  for (const [index, chart] of slides.flatMap(listWrittenCharts).entries())
    if (chart.kind === 'waterfall')
      await changeFile(zip, `ppt/charts/chart${index + 1}.xml`, (xml) =>
        patchWaterfallXml(xml, chart),
      );
  const bytes = await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
  return new Uint8Array(bytes);
}

/** PptxGenJS describes pictures without a description by a file name of its own. */
const GENERATED_DESCRIPTION = / descr="preencoded\.png"/g;

async function changeFile(zip: JSZip, name: string, edit: (xml: string) => string): Promise<void> {
  const xml = await zip.file(name)?.async('string');
  if (xml !== undefined) zip.file(name, edit(xml));
}

/** Charts with data, in the order that PptxGenJS numbers them. */
function listWrittenCharts({ elements }: Slide): readonly ChartElement[] {
  return elements.filter((element) => element.type === 'chart').filter(toPptxChart);
}
