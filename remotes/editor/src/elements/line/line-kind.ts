import type { Point } from '../../core/geometry/box';
import type { ElementKind } from '../../core/elements/element-kind';
import { followConnections, remapConnections } from './connections';
import { lineEndPointsOf } from './line-geometry';
import { newLineStyle } from './line-theme';
import type { LineElement } from './line-schema';

export const lineKind: ElementKind<LineElement> = {
  labels: { line: 'Line', arrow: 'Arrow' },
  variantOf: lineVariantOf,
  iconOf: lineVariantOf,
  describePosition(line) {
    const { from, to } = lineEndPointsOf(line);
    const connectionText = isConnected(line) ? ', attached to another element' : '';
    return `from ${formatPosition(from)} to ${formatPosition(to)}${connectionText}`;
  },
  hasNoBox: true,
  newStyle: newLineStyle,
  remapReferences: remapConnections,
  isDependent: isConnected,
  follow: followConnections,
};

function lineVariantOf({ from, to }: LineElement): 'arrow' | 'line' {
  return from.arrowhead === 'none' && to.arrowhead === 'none' ? 'line' : 'arrow';
}

function isConnected({ from, to }: LineElement): boolean {
  return from.connection !== null || to.connection !== null;
}

function formatPosition({ x, y }: Point): string {
  return `${Math.round(x)}, ${Math.round(y)}`;
}
