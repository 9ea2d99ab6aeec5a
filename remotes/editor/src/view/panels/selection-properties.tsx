import { memo } from 'react';
import { Button, TextField, Slider } from '@site/ui/mui';
import { joinClassNames } from '@site/ui';
import { requireCommand } from '../../commands/commands';
import { useRunCommand } from '../../commands/run-command';
import { NumberField } from '../../controls/value-fields';
import { commonValueOf } from '../../core/common-value-of';
import { setSelectionBounds, rotateSelectionTo } from '../../core/edit/arrange';
import { type EditorDocument, selectedElementsOf } from '../../core/edit/editor-document';
import { patchElements, type ElementPatch } from '../../core/edit/elements';
import { formatCount, elementTypeLabelOf } from '../../core/elements/element-labels';
import type { SlideElement } from '../../core/elements/slide-element';
import { unionBoundsOf } from '../../core/geometry/box';
import { elementPanelsOf, SelectionPanels } from '../../elements/element-panels';
import { editDeck } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import type { EditorStore } from '../../store/editor-store';
import { CommandMenu } from '../menus/command-menu';
import { useMenuBelow } from '../menus/menu-button';
import controls from '../../controls/controls.module.css';
import styles from '../../controls/panels.module.css';

const POSITION_FIELDS = [
  { property: 'x', label: 'X' },
  { property: 'y', label: 'Y' },
  { property: 'width', label: 'Width', min: 1 },
  { property: 'height', label: 'Height', min: 1 },
  { property: 'rotation', label: 'Rotation °' },
] as const;

const SelectionActions = memo(function SelectionActions() {
  const run = useRunCommand();
  return (
    <>
      <Button variant="tool" onClick={() => run('duplicate')}>
        Duplicate
      </Button>
      <Button variant="tool" onClick={() => run('delete')}>
        Delete
      </Button>
    </>
  );
});

/** A drag renders the panel with every frame; fields whose number stays are memoized. */
const PositionField = memo(function PlaceField({
  property,
  isDisabled,
  ...field
}: {
  property: (typeof POSITION_FIELDS)[number]['property'];
  label: string;
  value: number | null;
  min?: number;
  isDisabled: boolean;
}) {
  const { store } = useEditor();
  return (
    <NumberField
      {...field}
      disabled={isDisabled}
      onChange={(value) => patchSelection(store, { [property]: value })}
    />
  );
});

const OpacityField = memo(function OpacityField({ value, isDisabled }: OpacityProps) {
  const { store } = useEditor();
  return (
    <NumberField
      label="Opacity %"
      value={value}
      min={0}
      max={100}
      disabled={isDisabled}
      onChange={(percentage) => patchSelection(store, { opacity: percentage / 100 })}
    />
  );
});

const OpacitySlider = memo(function OpacitySlider({ value, isDisabled }: OpacityProps) {
  const { store } = useEditor();
  return (
    <Slider
      className={controls['slider'] ?? ''}
      aria-label="Opacity"
      value={value ?? 100}
      disabled={isDisabled}
      onChange={(_event, percentage) =>
        patchSelection(store, { opacity: Number(percentage) / 100 })
      }
    />
  );
});

const SECTIONS = [
  ['bring-forward', 'bring-front', 'send-backward', 'send-back'],
  ['align-left', 'align-center', 'align-right', 'align-top', 'align-middle', 'align-bottom'],
  ['distribute-x', 'distribute-y'],
  ['group', 'ungroup', 'lock'],
] as const;

/** A drag renders the panel with every frame; this part is memoized. */
const ArrangeGroup = memo(function ArrangeGroup({ isMany }: { isMany: boolean }) {
  const { button, position, open, close } = useMenuBelow();
  return (
    <section className={controls['group']}>
      <Button
        ref={button}
        fullWidth
        aria-haspopup="menu"
        aria-expanded={position !== null}
        onClick={open}
      >
        Arrange {isMany ? 'elements' : 'element'}
      </Button>
      {position && (
        <CommandMenu
          sections={SECTIONS.map((section) => section.map(requireCommand))}
          position={position}
          label="Arrange"
          returnTo={button}
          findNextFocus={findSelectedElement}
          onClose={close}
        />
      )}
    </section>
  );
});

export function SelectionProperties({
  first,
  elements,
}: {
  first: SlideElement;
  elements: readonly SlideElement[];
}) {
  const isOne = elements.length === 1;
  const { One, isDescribedFirst = false } = elementPanelsOf(first);
  const description = isOne && (
    <AltGroup id={first.id} alt={first.alt} isMissing={isDescribedFirst && first.alt === ''} />
  );
  return (
    <>
      <SelectionHeader elements={elements} />
      <SelectionPanels elements={elements} />
      {isDescribedFirst && description}
      {isOne && One && <One element={first} />}
      <PositionGroup elements={elements} />
      <ArrangeGroup isMany={!isOne} />
      {!isDescribedFirst && description}
    </>
  );
}

const AltGroup = memo(function AltGroup({
  id,
  alt,
  isMissing,
}: {
  id: string;
  alt: string;
  isMissing: boolean;
}) {
  const { store } = useEditor();
  const setAlt = (text: string) =>
    editDeck(store, 'Describe', (doc) => patchElements(doc, [id], { alt: text }), {
      shouldMerge: true,
    });
  return (
    <section className={controls['group']}>
      <TextField
        label="Description for screen readers"
        hint={
          isMissing
            ? 'What does the picture show? One sentence, included in every export.'
            : undefined
        }
        className={isMissing ? styles['missing'] : undefined}
        value={alt}
        maxLength={500}
        onChange={(event) => setAlt(event.target.value)}
      />
    </section>
  );
});

/** Further keys are about the arranged elements. */
function findSelectedElement(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-region="canvas"] [data-selected]');
}

/** Name of the selection, with the commands that phones have no keys for. */
function SelectionHeader({ elements }: { elements: readonly SlideElement[] }) {
  const title =
    elements.length === 1 && elements[0]
      ? elementTypeLabelOf(elements[0])
      : formatCount(elements.length, 'element');
  return (
    <section className={joinClassNames(controls['group'], styles['selection'])}>
      <div className={controls['row']}>
        <h2 className={controls['heading']}>{title}</h2>
        <span className={controls['spacer']} />
        <SelectionActions />
      </div>
    </section>
  );
}

/** Position, size, rotation and opacity of the selected elements. */
function PositionGroup({ elements }: { elements: readonly SlideElement[] }) {
  const isDisabled =
    useEditorState((state) => state.role === 'reader') || elements.some(({ locked }) => locked);
  const bounds = elements.length === 1 ? null : unionBoundsOf(elements);
  const opacity = toPercent(commonValueOf(elements.map((element) => element.opacity)));
  return (
    <section className={controls['group']}>
      <div className={controls['pair']}>
        {POSITION_FIELDS.map(({ property, ...field }) => (
          <PositionField
            key={property}
            property={property}
            value={
              bounds && property !== 'rotation'
                ? bounds[property]
                : commonValueOf(elements.map((element) => element[property]))
            }
            isDisabled={isDisabled}
            {...field}
          />
        ))}
        <OpacityField value={opacity} isDisabled={isDisabled} />
      </div>
      <OpacitySlider value={opacity} isDisabled={isDisabled} />
    </section>
  );
}

type OpacityProps = { value: number | null; isDisabled: boolean };

function patchSelection(store: EditorStore, change: ElementPatch): void {
  editDeck(
    store,
    'Set size and place',
    (doc) =>
      selectedElementsOf(doc).length === 1
        ? patchElements(doc, doc.selection, change)
        : patchSelectionBounds(doc, change),
    { shouldMerge: true },
  );
}

/** Places, resizes and rotates several elements as one, as their handles do. */
function patchSelectionBounds(
  doc: EditorDocument,
  { rotation, opacity, ...bounds }: ElementPatch,
): EditorDocument {
  if (rotation !== undefined) return rotateSelectionTo(doc, rotation);
  return opacity === undefined
    ? setSelectionBounds(doc, bounds)
    : patchElements(doc, doc.selection, { opacity });
}

function toPercent(ratio: number | null): number | null {
  return ratio === null ? null : ratio * 100;
}
