import { qrForeground } from './qr-colors';
import type { ShapeElement } from './shape-schema';
import { averageColorOf } from '../../core/model/fill';
import { parseQrLink } from '../../core/text/parse-link';
import controls from '../../view/controls.module.css';
import { LinkField } from '../../view/panels/fields/link-field';

/** URL field of a QR code; the code changes as soon as the URL is valid. */
export function QrCodeFields({
  shape,
  onChange,
}: {
  shape: ShapeElement;
  onChange: (link: string) => void;
}) {
  return (
    <>
      <LinkField
        label="Leads to"
        value={shape.link}
        errorMessage="Enter a web address. The code is unchanged until then."
        parse={parseQrLink}
        onChange={onChange}
      />
      {qrForeground(shape.fill) !== averageColorOf(shape.fill) && (
        <p className={controls['hint']}>
          Drawn darker than its colour, so that cameras can read it.
        </p>
      )}
    </>
  );
}
