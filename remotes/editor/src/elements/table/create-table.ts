import { newId } from '../../core/model/create';
import { ELEMENT_DEFAULTS } from '../../core/model/element-defaults';
import type { TableElement } from './table-schema';

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
