import type { BoxProjection } from './shapes/transforms';
import type { FillContext } from './shapes/fills';
import type { SlideInheritance } from './slide-inheritance';
import type { ConnectionResolver } from '../elements/line/pptx/connection-resolver';
import type { TextImportContext } from './text/run-properties';
import type { PackageFile } from './package/package-file';
import type { PictureReader } from './picture-reader';
import type { PackagePart } from './package/relationships';
import type { ImportWarnings } from './import-warnings';

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
  readonly connections: ConnectionResolver;
  readonly pictures: PictureReader;
  readonly warnings: ImportWarnings;
}
