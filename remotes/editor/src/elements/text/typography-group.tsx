import { memo } from 'react';
import { setTextStyle } from '../../core/edit/elements';
import type { TextElement } from '../../core/text/text-schema';
import type { TextStyle } from '../../core/model/rich-text-schema';
import { textStylesOf } from '../../core/text/marks';
import { editDeck } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { NumberField } from '../../controls/value-fields';
import { commonValueOf } from '../../core/common-value-of';
import { ChoiceField } from '../../controls/choice-field';
import controls from '../../controls/controls.module.css';

const MIN_TEXT_SIZE_PX = 1;
const MAX_TEXT_SIZE_PX = 400;

const VERTICAL_ALIGN_LABELS = { top: 'Top', middle: 'Middle', bottom: 'Bottom' } as const;
const CASE_LABELS = { none: 'As written', upper: 'Capitals' } as const;
const OVERFLOW_LABELS = {
  grow: 'Grow the box',
  shrink: 'Shrink the text',
  visible: 'Overflow',
} as const;

const { grow: _, ...FIXED_BOX_LABELS } = OVERFLOW_LABELS;

/** Spaces that are entered in percent of the font size. */
const SPACING_FIELDS = [
  { name: 'letterSpacing', label: 'Letter spacing %', min: -20, max: 200 },
  { name: 'lineHeight', label: 'Line spacing %', min: 50, max: 400 },
  { name: 'paragraphSpacing', label: 'Space after %', min: 0, max: 400 },
] as const;

type SpacingName = (typeof SPACING_FIELDS)[number]['name'];

function createSpacing(name: SpacingName, value: number): Partial<Pick<TextStyle, SpacingName>> {
  return { [name]: value };
}

type TypographyStyle = Pick<
  TextStyle,
  'fontSize' | 'letterSpacing' | 'lineHeight' | 'verticalAlign' | 'textCase' | 'overflow'
> &
  Required<Pick<TextStyle, 'paragraphSpacing'>>;

/** `null` if the texts differ. */
type CommonTypography = { readonly [Key in keyof TypographyStyle]: TypographyStyle[Key] | null };

/** Size, spacing, vertical alignment, case and overflow of text boxes. */
export function TypographyGroup({
  texts,
  canGrow,
}: {
  texts: readonly TextElement[];
  /** False for shapes, which keep their size. */
  canGrow: boolean;
}) {
  return (
    <TypographyFields
      canGrow={canGrow}
      fontSize={commonValueOf(texts.flatMap(textStylesOf).map(({ fontSize }) => fontSize))}
      letterSpacing={commonValueOf(texts.map(({ letterSpacing }) => letterSpacing))}
      lineHeight={commonValueOf(texts.map(({ lineHeight }) => lineHeight))}
      paragraphSpacing={commonValueOf(texts.map(({ paragraphSpacing = 0 }) => paragraphSpacing))}
      verticalAlign={commonValueOf(texts.map(({ verticalAlign }) => verticalAlign))}
      textCase={commonValueOf(texts.map(({ textCase }) => textCase))}
      overflow={commonValueOf(texts.map(({ overflow }) => overflow))}
    />
  );
}

/** Memoized: re-renders when a value changes, not with every frame of a drag. */
const TypographyFields = memo(function TypeFields({
  canGrow,
  fontSize,
  letterSpacing,
  lineHeight,
  paragraphSpacing,
  verticalAlign,
  textCase,
  overflow,
}: CommonTypography & { readonly canGrow: boolean }) {
  const { store } = useEditor();
  const spacings = { letterSpacing, lineHeight, paragraphSpacing };
  const style = (change: Partial<TypographyStyle>) =>
    editDeck(store, 'Text style', (doc) => setTextStyle(doc, doc.selection, change), {
      shouldMerge: true,
    });
  return (
    <section className={controls['fields']}>
      <div className={controls['pair']}>
        <NumberField
          label="Text size"
          min={MIN_TEXT_SIZE_PX}
          max={MAX_TEXT_SIZE_PX}
          value={fontSize}
          onChange={(size) => style({ fontSize: size })}
        />
        {SPACING_FIELDS.map(({ name, ...field }) => (
          <NumberField
            key={name}
            {...field}
            value={toPercent(spacings[name])}
            onChange={(percent) => style(createSpacing(name, percent / 100))}
          />
        ))}
        <ChoiceField
          label="Vertical alignment"
          value={verticalAlign}
          labels={VERTICAL_ALIGN_LABELS}
          onChange={(align) => style({ verticalAlign: align })}
        />
        <ChoiceField
          label="Case"
          value={textCase}
          labels={CASE_LABELS}
          onChange={(chosen) => style({ textCase: chosen })}
        />
      </div>
      <ChoiceField
        label="If the text is too long"
        value={overflow}
        labels={canGrow ? OVERFLOW_LABELS : FIXED_BOX_LABELS}
        onChange={(value) => style({ overflow: value })}
      />
    </section>
  );
});

function toPercent(share: number | null): number | null {
  return share === null ? null : share * 100;
}
