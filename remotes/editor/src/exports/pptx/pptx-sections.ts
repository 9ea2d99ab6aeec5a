import { sectionsOf } from '../../core/edit/slides/sections';
import type { Slide } from '../../core/model/deck';
import { escapeXmlAttribute } from './pptx-markup';

/** PowerPoint's name for slides without a section in a deck that has some. */
export const DEFAULT_SECTION_NAME = 'Default Section';

/** Adds the deck's sections at the end of presentation.xml. */
export function addSectionsXml(xml: string, slides: readonly Slide[]): string {
  if (slides.every(({ section }) => section === '')) return xml;
  const ids = Array.from(xml.matchAll(/<p:sldId id="(\d+)"/g), ([, id = '']) => id);
  const sections = sectionsOf(slides).map(({ name, startIndex, slides: sectionSlides }) => {
    const list = sectionSlides
      .map((_, index) => `<p14:sldId id="${ids[startIndex + index]}"/>`)
      .join('');
    return (
      `<p14:section name="${escapeXmlAttribute(name || DEFAULT_SECTION_NAME)}" id="{${crypto.randomUUID().toUpperCase()}}">` +
      `<p14:sldIdLst>${list}</p14:sldIdLst></p14:section>`
    );
  });
  const list =
    '<p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}">' +
    '<p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main">' +
    `${sections.join('')}</p14:sectionLst></p:ext></p:extLst>`;
  return xml.replace('</p:presentation>', () => `${list}</p:presentation>`);
}
