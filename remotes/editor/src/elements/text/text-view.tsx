import { RichTextView } from './rich-text-view';
import { TextBox } from './text-box';
import type { TextElement } from './text-schema';

export function TextView({ element }: { element: TextElement }) {
  return (
    <TextBox text={element}>
      <RichTextView text={element} />
    </TextBox>
  );
}
