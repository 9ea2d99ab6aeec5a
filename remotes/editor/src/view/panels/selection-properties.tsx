import { Button, TextField } from '@site/ui/mui';
import { memo } from 'react';
import { patchElements } from '../../core/edit/elements';
import { panelsOf, SelectionPanels } from '../../elements/element-panels';
import type { SlideElement } from '../../core/elements/slide-element';
import { editDeck } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { PositionGroup, SelectionHeader } from './position-group';
import controls from '../../controls/controls.module.css';
import styles from '../../controls/panels.module.css';
import { CommandMenu } from '../menus/command-menu';
import { useMenuBelow } from '../menus/menu-button';
import { requireCommand } from '../../commands/commands';

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
  const { One, isDescribedFirst = false } = panelsOf(first);
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
