import { SelectField } from '@site/ui/mui';
import { memo } from 'react';
import { styleText } from '../../core/edit/elements';
import type { TextElement } from '../../core/model/deck';
import type { TextStyle } from '../../core/model/words';
import { edit } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { NumberField } from '../controls';
import { commonOf } from './common-of';
import controls from '../controls.module.css';

const STANDING = { top: 'Top', middle: 'Middle', bottom: 'Bottom' } as const;
const CASES = { none: 'As written', upper: 'Capitals' } as const;
const FITS = {
  grow: 'Grow the box',
  shrink: 'Shrink the text',
  spill: 'Neither',
} as const;

type Typesetting = Pick<
  TextStyle,
  'letterSpacing' | 'lineHeight' | 'verticalAlign' | 'textCase' | 'overflow'
>;

/** `null` if the texts differ. */
type Common = { readonly [Key in keyof Typesetting]: Typesetting[Key] | null };

/** Spacing, vertical alignment, case and overflow of text boxes. */
export function TypeGroup({ texts }: { texts: readonly TextElement[] }) {
  return (
    <TypeFields
      letterSpacing={commonOf(texts.map(({ letterSpacing }) => letterSpacing))}
      lineHeight={commonOf(texts.map(({ lineHeight }) => lineHeight))}
      verticalAlign={commonOf(texts.map(({ verticalAlign }) => verticalAlign))}
      textCase={commonOf(texts.map(({ textCase }) => textCase))}
      overflow={commonOf(texts.map(({ overflow }) => overflow))}
    />
  );
}

/** Memoized: re-renders when a value changes, not with every frame of a drag. */
const TypeFields = memo(function TypeFields({
  letterSpacing,
  lineHeight,
  verticalAlign,
  textCase,
  overflow,
}: Common) {
  const { store } = useEditor();
  const style = (change: Partial<Typesetting>) =>
    edit(store, 'Text style', (doc) => styleText(doc, doc.selection, change), { merges: true });
  return (
    <section className={controls['fields']}>
      <div className={controls['pair']}>
        <NumberField
          label="Letter spacing %"
          min={-20}
          max={200}
          value={asPercent(letterSpacing)}
          onChange={(percent) => style({ letterSpacing: percent / 100 })}
        />
        <NumberField
          label="Line spacing %"
          min={50}
          max={400}
          value={asPercent(lineHeight)}
          onChange={(percent) => style({ lineHeight: percent / 100 })}
        />
        <Choice
          label="In its box"
          value={verticalAlign}
          names={STANDING}
          onChoose={(align) => style({ verticalAlign: align })}
        />
        <Choice
          label="Case"
          value={textCase}
          names={CASES}
          onChoose={(chosen) => style({ textCase: chosen })}
        />
      </div>
      <Choice
        label="When the words need more room"
        value={overflow}
        names={FITS}
        onChoose={(value) => style({ overflow: value })}
      />
    </section>
  );
});

function Choice<Value extends string>({
  label,
  value,
  names,
  onChoose,
}: {
  label: string;
  /** `null` if the texts differ. */
  value: Value | null;
  names: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
}) {
  const isValue = (key: string): key is Value => key in names;
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={({ target }) => isValue(target.value) && onChoose(target.value)}
    >
      {value === null && <option value="">Mixed</option>}
      {Object.keys(names)
        .filter(isValue)
        .map((key) => (
          <option key={key} value={key}>
            {names[key]}
          </option>
        ))}
    </SelectField>
  );
}

function asPercent(share: number | null): number | null {
  return share === null ? null : share * 100;
}
