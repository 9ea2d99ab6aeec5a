import {
  changeElementsById,
  changeElements,
  type EditorDocument,
  currentSlideOf,
} from './editor-document';

/** Sets the custom name of an element; empty text removes it. */
export function renameElement(doc: EditorDocument, id: string, name: string): EditorDocument {
  const customName = name.replace(/\s+/g, ' ').trim().slice(0, 500);
  return changeElementsById(doc, [id], (element) =>
    element.customName === customName ? element : { ...element, customName },
  );
}

/** Moves an element to a layer index counted from the top: 0 is in front of all others. */
export function moveElementToLayer(doc: EditorDocument, id: string, layer: number): EditorDocument {
  return changeElements(doc, (elements) => {
    const from = elements.findIndex((element) => element.id === id);
    const to = Math.min(elements.length - 1, Math.max(0, elements.length - 1 - layer));
    const [target] = elements.slice(from, from + 1);
    return !target || from === to ? elements : elements.toSpliced(from, 1).toSpliced(to, 0, target);
  });
}

/** Number of elements in front of this one. */
export function layerIndexOf(doc: EditorDocument, id: string): number {
  const { elements } = currentSlideOf(doc);
  return elements.length - 1 - elements.findIndex((element) => element.id === id);
}
