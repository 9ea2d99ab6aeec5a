import type { SlideElement } from '../../core/model/deck';
import { Menu, type MenuPlace } from '../menus/menu';
import { commandNamed } from '../../core/commands/registry';
import { useRef, useState } from 'react';
import controls from '../controls.module.css';

const SECTIONS = [
  ['bring-forward', 'bring-front', 'send-backward', 'send-back'],
  ['align-left', 'align-centre', 'align-right', 'align-top', 'align-middle', 'align-bottom'],
  ['distribute-x', 'distribute-y'],
  ['group', 'ungroup', 'lock'],
] as const;

export function ArrangeGroup({ elements }: { elements: readonly SlideElement[] }) {
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  function open(): void {
    const box = button.current?.getBoundingClientRect();
    if (box) setPlace({ x: box.left, y: box.bottom + 4 });
  }

  return (
    <section className={controls['group']}>
      <button
        ref={button}
        type="button"
        className={`${controls['tool']} ${controls['outlined']}`}
        style={{ width: '100%' }}
        aria-haspopup="menu"
        aria-expanded={place !== null}
        onClick={open}
      >
        Arrange {elements.length > 1 ? 'elements' : 'element'}
      </button>
      {place && (
        <Menu
          sections={SECTIONS.map((section) => section.map(commandNamed))}
          place={place}
          label="Arrange"
          returnTo={button}
          onClose={() => setPlace(null)}
        />
      )}
    </section>
  );
}
