import { sectionsOf } from '../../core/edit/slides/sections';
import type { Slide } from '../../core/model/deck-schema';
import { DEFAULT_SECTION_NAME } from '../../ooxml/helper-shape-names';
import { xml, type Xml } from '../../ooxml/package/xml';

/** The deck's sections, for the end of the presentation part. */
export function sectionsXml(slides: readonly Slide[], firstSlideId: number): Xml | undefined {
  if (slides.every(({ section }) => section === '')) return undefined;
  const sections = sectionsOf(slides).map(({ name, startIndex, slides: sectionSlides }) => {
    const ids = sectionSlides.map(
      (_, index) => xml`<p14:sldId id="${firstSlideId + startIndex + index}"/>`,
    );
    return xml`<p14:section name="${name || DEFAULT_SECTION_NAME}" id="{${crypto.randomUUID().toUpperCase()}}">
      <p14:sldIdLst>${ids}</p14:sldIdLst>
    </p14:section>`;
  });
  return xml`<p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}">
    <p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main">${sections}</p14:sectionLst>
  </p:ext></p:extLst>`;
}
