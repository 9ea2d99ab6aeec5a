import { Checkbox, FormControlLabel } from '@site/ui/mui';
import type { BundledFont } from '../../core/model/fonts';
import controls from '../../controls/controls.module.css';

/** Offers common fonts for a file that carries none; nothing if the deck uses only such fonts. */
export function SystemFontsField({
  bundledFonts,
  isChecked,
  onChange,
}: {
  readonly bundledFonts: readonly BundledFont[];
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}) {
  if (bundledFonts.length === 0) return null;
  return (
    <>
      <FormControlLabel
        label="Use system fonts"
        control={
          <Checkbox
            size="small"
            checked={isChecked}
            onChange={(event) => onChange(event.target.checked)}
          />
        }
      />
      <p className={controls['hint']}>
        A PowerPoint file carries no fonts. Computers without {formatList(bundledFonts)} show
        another one, and lines can break elsewhere.
      </p>
    </>
  );
}

function formatList(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
}
