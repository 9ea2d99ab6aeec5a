import type { BoxProjection } from './transforms';
import type { FillContext } from './fills';
import type { SlideInheritance } from './slide-inheritance';
import type { SlideElement } from '../core/elements/slide-element';
import type { TextImportContext } from './text/run-properties';
import type { PackageFile } from './package/package-file';
import type { PictureReader } from './picture-reader';
import type { PackagePart } from './package/relationships';
import type { ImportWarnings } from './import-warnings';

/** Resolves references between elements once all are read, because one may precede the shape that it refers to. */
export interface Connections {
  /** Registers the element that a shape id of the file became. */
  registerShape(shape: string, element: SlideElement): void;
  /** @param connect changes the element once that of the shape is known */
  requestConnection(
    elementId: string,
    shape: string,
    connect: (element: SlideElement, target: SlideElement) => SlideElement,
  ): void;
  resolve(elements: readonly SlideElement[]): readonly SlideElement[];
}

/** Context for importing the elements of a slide. */
export interface ImportContext {
  readonly file: PackageFile;
  readonly inheritance: SlideInheritance;
  /** Part that contains the element: slide, layout or master. */
  readonly part: PackagePart;
  readonly fills: FillContext;
  readonly text: TextImportContext;
  readonly scale: number;
  readonly project: BoxProjection;
  readonly connections: Connections;
  readonly pictures: PictureReader;
  readonly warnings: ImportWarnings;
}
