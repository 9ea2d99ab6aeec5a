import { createSvgElements, Drawing } from '@site/ui/drawing';
import { use } from 'react';
import { UiStringsContext } from '../sections/ui-strings-context';

/** Creates the component of an SVG file's drawing, with its labels in the language of the page. */
export function createDrawing(svg: string) {
  return function SvgDrawing({ alt }: { alt: string }) {
    const { drawingLabels } = use(UiStringsContext);
    return (
      <Drawing alt={alt}>
        {createSvgElements(svg, (label) => drawingLabels?.[label] ?? label)}
      </Drawing>
    );
  };
}
