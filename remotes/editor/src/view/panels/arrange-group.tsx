import { Button } from '@site/ui/mui';
import { memo, useRef, useState } from 'react';
import { CommandMenu } from '../menus/command-menu';
import type { MenuPosition } from '../menus/command-menu-props';
import { requireCommand } from '../../core/commands/commands';
import controls from '../controls.module.css';

const SECTIONS = [
  ['bring-forward', 'bring-front', 'send-backward', 'send-back'],
  ['align-left', 'align-center', 'align-right', 'align-top', 'align-middle', 'align-bottom'],
  ['distribute-x', 'distribute-y'],
  ['group', 'ungroup', 'lock'],
] as const;

/** A drag renders the panel with every frame; this part is memoized. */
export const ArrangeGroup = memo(function ArrangeGroup({ isMany }: { isMany: boolean }) {
  const [position, setPosition] = useState<MenuPosition | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  function open(): void {
    const box = button.current?.getBoundingClientRect();
    if (box) setPosition({ x: box.left, y: box.bottom + 4 });
  }

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
          onClose={() => setPosition(null)}
        />
      )}
    </section>
  );
});

/** Further keys are about the arranged elements. */
function findSelectedElement(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-region="canvas"] [data-selected]');
}
