import type { ComponentProps } from 'react';
import { joinClassNames } from '@site/ui';
import type { TextElement } from '../../core/text/text-schema';
import { textStyleOf } from '../../drawing/element-style';
import { shrinkTextToFit } from '../../drawing/shrink-text-to-fit';
import styles from '../../drawing/slide.module.css';
import { RichTextView } from './rich-text-view';

/** Text box, static or with an editor inside. */
export function TextBox({
  text,
  className,
  children,
  ...rest
}: { text: TextElement } & ComponentProps<'div'>) {
  const isShrinking = text.overflow === 'shrink';
  return (
    <div
      ref={isShrinking ? (box) => (box ? shrinkTextToFit(box, fitKeyOf(text)) : undefined) : null}
      dir="auto"
      className={joinClassNames(styles['text'], className)}
      style={textStyleOf(text)}
      {...rest}
    >
      {isShrinking ? <div>{children}</div> : children}
    </div>
  );
}

/** Everything the text's fit depends on, which excludes the box's position. */
function fitKeyOf(text: TextElement): string {
  return JSON.stringify({ ...text, x: 0, y: 0 });
}

export function TextView({ element }: { element: TextElement }) {
  return (
    <TextBox text={element}>
      <RichTextView text={element} />
    </TextBox>
  );
}
