import { CODE_GROUND, codeInk } from '../../core/model/code-ink';
import type { ShapeElement } from '../../core/model/deck';
import { LeadsTo } from '../slide/leads-to';
import { qrCodeOf } from './qr-code';

/** QR code, as the largest square that fits its box. */
export function CodeView({ shape }: { shape: ShapeElement }) {
  const { side, bars } = qrCodeOf(shape.link);
  return (
    <LeadsTo link={shape.link} name={shape.alt || shape.link}>
      <svg
        width={shape.width}
        height={shape.height}
        viewBox={`0 0 ${side} ${side}`}
        style={{ position: 'absolute', left: 0, top: 0, display: 'block' }}
        aria-hidden="true"
      >
        <path d={`M0 0h${side}v${side}h-${side}Z`} fill={CODE_GROUND} />
        <path
          d={bars.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}Z`).join('')}
          fill={codeInk(shape.fill)}
        />
      </svg>
    </LeadsTo>
  );
}
