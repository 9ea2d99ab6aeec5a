import { NavLink } from '@site/router';
import type { FocusEvent, PointerEvent } from 'react';
import type { MenuEvent } from './menu-state';
import type { NavigationGroup } from './navigation';
import styles from './site-header.module.css';

/** Disclosure of one navigation group: opens on mouse hover, click and keyboard; closes on leaving. */
export function NavigationGroupItem({
  group,
  isOpen,
  send,
}: {
  group: NavigationGroup;
  isOpen: boolean;
  send: (event: MenuEvent) => void;
}) {
  const panelId = `navigation-${group.id}`;
  const enter = (event: PointerEvent) => {
    if (isHovering(event)) send({ type: 'group entered', group: group.id, at: event.timeStamp });
  };
  const leave = (event: PointerEvent) => {
    if (isHovering(event)) send({ type: 'group left', group: group.id });
  };
  const leaveWithFocus = (event: FocusEvent<HTMLElement>) => {
    // On small screens groups stay open: content must not jump under a reader who tabs through it.
    if (isWide() && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
      send({ type: 'group left', group: group.id });
    }
  };
  return (
    <li
      className={styles.group}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={leaveWithFocus}
    >
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={(event) => send({ type: 'group clicked', group: group.id, at: event.timeStamp })}
      >
        {group.label}
        <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
          <path d="m1 1.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <div id={panelId} className={styles.panel} data-open={isOpen}>
        <ul>
          {group.links.map((link) => (
            <li key={link.to}>
              <NavLink to={link.to}>
                <strong>{link.label}</strong>
                <span>{link.description}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function isHovering(event: PointerEvent): boolean {
  return event.pointerType === 'mouse' && isWide();
}

function isWide(): boolean {
  return window.matchMedia('(min-width: 1000px)').matches;
}
