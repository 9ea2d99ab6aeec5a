import type { Figures } from '../../../core/film/figures';
import type { Box } from '../../../core/geometry/box';
import type { ChartElement } from '../../../core/model/deck';

/** Input of every kind of chart. */
export interface KindProps {
  readonly chart: ChartElement;
  /** Drawing area within the element. */
  readonly area: Box;
  readonly figures: Figures;
}
