import { newId } from '../../core/model/create';
import { ELEMENT_DEFAULTS } from '../../core/model/element-defaults';
import type { LineElement } from './line-schema';

/** Horizontal line from left to right. */
export function createLine(changes: Partial<LineElement> = {}): LineElement {
  return {
    id: newId(),
    type: 'line',
    x: 380,
    y: 270,
    width: 200,
    height: 1,
    from: { x: 0, y: 0.5, arrowhead: 'none', connection: null },
    to: { x: 1, y: 0.5, arrowhead: 'none', connection: null },
    route: 'straight',
    stroke: '#64748b',
    strokeWidth: 2,
    dash: 'solid',
    ...ELEMENT_DEFAULTS,
    ...changes,
  };
}
