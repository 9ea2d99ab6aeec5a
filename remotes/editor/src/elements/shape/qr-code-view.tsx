import { QR_BACKGROUND, qrForeground } from './qr-colors';
import type { ShapeElement } from './shape-schema';
import { ElementLink } from '../text/element-link';
import { encodeQrCode } from './encode-qr-code';

/** QR code, as the largest square that fits its box. */
export function QrCodeView({ shape }: { shape: ShapeElement }) {
  const { moduleCount, bars } = encodeQrCode(shape.link);
  return (
    <ElementLink link={shape.link} name={shape.alt || shape.link}>
      <svg
        width={shape.width}
        height={shape.height}
        viewBox={`0 0 ${moduleCount} ${moduleCount}`}
        style={{ position: 'absolute', left: 0, top: 0, display: 'block' }}
        aria-hidden="true"
      >
        <path d={`M0 0h${moduleCount}v${moduleCount}h-${moduleCount}Z`} fill={QR_BACKGROUND} />
        <path
          d={bars.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}Z`).join('')}
          fill={qrForeground(shape.fill)}
        />
      </svg>
    </ElementLink>
  );
}
