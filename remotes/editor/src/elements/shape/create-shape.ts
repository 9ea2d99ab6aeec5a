import { newId } from '../../core/model/create';
import { ELEMENT_DEFAULTS } from '../../core/model/element-defaults';
import type { ShapeElement } from './shape-schema';
import { SHAPE_DEFAULTS } from './shape-types';

export function createShape(changes: Partial<ShapeElement> = {}): ShapeElement {
  return {
    id: newId(),
    type: 'shape',
    shapeType: 'rectangle',
    x: 100,
    y: 100,
    width: 100,
    height: 100,
    fill: '#e2e8f0',
    stroke: '#64748b',
    strokeWidth: 1,
    ...SHAPE_DEFAULTS,
    ...ELEMENT_DEFAULTS,
    ...changes,
  };
}

/** QR code in black, which every camera can read. */
export function createQrCode(link: string): ShapeElement {
  return createShape({
    shapeType: 'qr-code',
    link,
    width: 160,
    height: 160,
    fill: '#000000',
    stroke: 'none',
    strokeWidth: 0,
  });
}
