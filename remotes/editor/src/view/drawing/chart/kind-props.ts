import type { Figures } from '../../../core/film/figures';
import type { Box } from '../../../core/geometry/box';
import type { ChartElement } from '../../../core/model/deck';

/** What each kind of chart is drawn from. */
export interface KindProps {
  readonly chart: ChartElement;
  /** Where it draws, within its element. */
  readonly area: Box;
  readonly figures: Figures;
}
