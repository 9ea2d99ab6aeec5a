import { isDarkFill } from '../../core/model/contrast';
import type { TableElement } from './table-schema';

export type TableStyle = 'lines' | 'header' | 'bands';

export type TableColors = Pick<
  TableElement,
  'color' | 'lineColor' | 'headerFill' | 'headerColor' | 'bandFill'
>;

const ON_LIGHT: TableColors = {
  color: '#0f172a',
  lineColor: '#94a3b8',
  headerFill: '#0f172a',
  headerColor: '#f8fafc',
  bandFill: '#e2e8f0',
};

const ON_DARK: TableColors = {
  color: '#f1f5f9',
  lineColor: '#475569',
  headerFill: '#f0a63a',
  headerColor: '#1a1206',
  bandFill: '#334155',
};

export function tableColorsOf(style: TableStyle, background: string): TableColors {
  const colors = isDarkFill(background) ? ON_DARK : ON_LIGHT;
  if (style === 'header') return { ...colors, bandFill: 'none' };
  const plainColors = { ...colors, headerFill: 'none', headerColor: colors.color };
  return style === 'lines' ? { ...plainColors, bandFill: 'none' } : plainColors;
}

export function tableStyleOf({ headerFill, bandFill }: TableElement): TableStyle {
  if (headerFill !== 'none') return 'header';
  return bandFill === 'none' ? 'lines' : 'bands';
}
