import { slideSizeOf } from '../../core/model/deck-constants';
import type { Deck } from '../../core/model/deck-schema';
import type { PictureLoader, ExportSources } from '../../ooxml/slide-writer';
import { OFFICE_LANGUAGES } from '../../ooxml/office-languages';
import { OfficePackage } from '../../ooxml/package/office-package';
import { addPresentation } from './presentation-parts';
import { writeSlide } from './write-slide';

export const PPTX_TYPE =
  'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** Writes an editable PPTX: elements keep their positions and text stays text. */
export async function writePptx(
  deck: Deck,
  pictureOf: PictureLoader,
  drawing: Omit<ExportSources, 'pictureOf' | 'slideSize' | 'language'> = {
    shrinkOf: () => 1,
    develop: async (data) => data,
  },
): Promise<Uint8Array<ArrayBuffer>> {
  const file = new OfficePackage();
  const language = OFFICE_LANGUAGES[deck.language];
  const sources = { ...drawing, pictureOf, slideSize: slideSizeOf(deck), language };
  const paths: string[] = [];
  for (const [index, slide] of deck.slides.entries())
    paths.push(await writeSlide(file, slide, { number: index + 1, sources }));
  return file.pack(addPresentation(file, deck, paths));
}
