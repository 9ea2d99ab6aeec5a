import { newId } from '../../core/model/create';
import { ELEMENT_DEFAULTS } from '../../core/model/element-defaults';
import type { ChartElement } from './chart-schema';
import { audienceRowsOf } from './sample-rows';

export function createChart(changes: Partial<ChartElement> = {}): ChartElement {
  return {
    id: newId(),
    type: 'chart',
    kind: 'bar',
    rows: audienceRowsOf(),
    sourceTableId: null,
    x: 160,
    y: 120,
    width: 640,
    height: 320,
    colors: ['#b45309', '#64748b', '#0f172a', '#d9a066', '#94a3b8', '#475569'],
    fontSize: 16,
    fontFamily: 'Arial',
    color: '#0f172a',
    lineColor: '#94a3b8',
    ...ELEMENT_DEFAULTS,
    ...changes,
  };
}
