import { ELEMENT_DEFAULTS } from './create';
import type { ChartElement } from '../../elements/chart/chart-schema';
import type { TableElement } from '../../elements/table/table-schema';
import { newId } from './ids';

export function createTable(changes: Partial<TableElement> = {}): TableElement {
  return {
    id: newId(),
    type: 'table',
    rows: [
      ['Item', 'Amount'],
      ['', ''],
    ],
    columnWeights: [3, 1],
    hasTotalRow: false,
    x: 80,
    y: 120,
    width: 800,
    height: 320,
    fontSize: 16,
    fontFamily: 'Arial',
    color: '#0f172a',
    lineColor: '#94a3b8',
    headerFill: 'none',
    headerColor: '#0f172a',
    bandFill: 'none',
    ...ELEMENT_DEFAULTS,
    ...changes,
  };
}

export function createChart(changes: Partial<ChartElement> = {}): ChartElement {
  return {
    id: newId(),
    type: 'chart',
    kind: 'bar',
    rows: [
      ['Audience', 'Share'],
      ['Festivals', '25%'],
      ['Cinemas', '35%'],
      ['Streaming', '40%'],
    ],
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
