import { codeInk } from '../../core/model/code-ink';
import type { ShapeElement } from '../../core/model/deck';
import { solidOf } from '../../core/model/fill';
import { codeLinkFrom } from '../../core/text/link-from';
import controls from '../controls.module.css';
import { LinkField } from './link-field';

/** URL field of a QR code; the code changes as soon as the URL is valid. */
export function CodeFields({
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
        errorMessage="Not an address yet: the code stays as it was."
        parse={codeLinkFrom}
        onChange={onChange}
      />
      {codeInk(shape.fill) !== solidOf(shape.fill) && (
        <p className={controls['hint']}>
          Drawn darker than its colour, so that cameras can read it.
        </p>
      )}
    </>
  );
}
