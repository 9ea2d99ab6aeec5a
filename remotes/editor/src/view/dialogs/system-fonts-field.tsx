import { CheckboxField } from '../../controls/checkbox-field';
import controls from '../../controls/controls.module.css';

/** Says which fonts a file lacks, and offers common ones; nothing if the deck uses only such fonts. */
export function SystemFontsField({
  rareFonts,
  isChecked,
  onChange,
}: {
  readonly rareFonts: readonly string[];
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}) {
  if (rareFonts.length === 0) return null;
  return (
    <>
      <p className={controls['hint']}>
        A PowerPoint file carries no fonts. Computers without {formatList(rareFonts)} show another
        one, and lines can break elsewhere.
      </p>
      <CheckboxField label="Use system fonts" isChecked={isChecked} onChange={onChange} />
    </>
  );
}

function formatList(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
}
