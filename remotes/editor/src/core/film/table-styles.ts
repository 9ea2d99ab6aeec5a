import { isDarkFill } from '../model/contrast';
import type { TableElement } from '../model/deck';

export type TableStyle = 'lines' | 'bar' | 'bands';

export type TableColors = Pick<TableElement, 'color' | 'line' | 'headFill' | 'headColor' | 'band'>;

const ON_LIGHT: TableColors = {
  color: '#0f172a',
  line: '#94a3b8',
  headFill: '#0f172a',
  headColor: '#f8fafc',
  band: '#e2e8f0',
};

const ON_DARK: TableColors = {
  color: '#f1f5f9',
  line: '#475569',
  headFill: '#f0a63a',
  headColor: '#1a1206',
  band: '#334155',
};

export function tableColorsOf(style: TableStyle, background: string): TableColors {
  const colors = isDarkFill(background) ? ON_DARK : ON_LIGHT;
  if (style === 'bar') return { ...colors, band: 'none' };
  const plainColors = { ...colors, headFill: 'none', headColor: colors.color };
  return style === 'lines' ? { ...plainColors, band: 'none' } : plainColors;
}

export function tableStyleOf({ headFill, band }: TableElement): TableStyle {
  if (headFill !== 'none') return 'bar';
  return band === 'none' ? 'lines' : 'bands';
}
