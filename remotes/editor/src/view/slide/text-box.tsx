import type { ComponentProps } from 'react';
import { classes } from '@site/ui';
import type { TextElement } from '../../core/model/deck';
import { textStyle } from './element-style';
import { keepShrunk } from './shrink';
import styles from './slide.module.css';

/** The room of a text, in which its words stand, still or being typed. */
export function TextBox({
  text,
  className,
  children,
  ...rest
}: { text: TextElement } & ComponentProps<'div'>) {
  const shrinks = text.overflow === 'shrink';
  return (
    <div
      ref={shrinks ? (box) => (box ? keepShrunk(box, keyOf(text)) : undefined) : null}
      className={classes(styles['text'], className)}
      style={textStyle(text)}
      {...rest}
    >
      {shrinks ? <div>{children}</div> : children}
    </div>
  );
}

/** All that the room and the words depend on; where the box lies is not among it. */
function keyOf(text: TextElement): string {
  return JSON.stringify({ ...text, x: 0, y: 0 });
}
