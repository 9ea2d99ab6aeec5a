import type { Projection } from './boxes';
import type { Painter } from './fills';
import type { Heritage } from './heritage';
import type { Joints } from './joints';
import type { LetterFacts } from './lettering';
import type { PackageFile } from './package-file';
import type { Pictures } from './pictures';
import type { Part } from './relations';
import type { Remarks } from './remarks';

/** Context for importing the elements of a slide. */
export interface Reading {
  readonly file: PackageFile;
  readonly heritage: Heritage;
  /** Part that contains the element: slide, layout or master. */
  readonly part: Part;
  readonly painter: Painter;
  readonly facts: LetterFacts;
  readonly scale: number;
  readonly project: Projection;
  readonly joints: Joints;
  readonly pictures: Pictures;
  readonly remarks: Remarks;
}
