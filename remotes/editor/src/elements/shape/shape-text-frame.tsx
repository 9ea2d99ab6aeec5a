import type { ReactNode } from 'react';
import type { Box } from '../../core/geometry/box';
import { RichTextView } from '../text/rich-text-view';
import { TextBox } from '../text/text-box';
import type { TextElement } from '../../core/text/text-schema';
import { PresetTextRect } from './presets/lazy-preset-views';
import type { ShapeElement } from './shape-schema';
import { textBoxOfShape } from './shape-text';
import { insetTextRect, textRectOf } from './shape-text-rect';

interface ShapeTextProps {
  readonly shape: ShapeElement;
  /** Replaces the text while it is edited. */
  readonly renderText?: (text: TextElement) => ReactNode;
}

/** Text of a shape in its text rectangle. */
export function ShapeTextFrame(props: ShapeTextProps) {
  const { shape } = props;
  if (shape.shapeType !== 'preset') return <TextFrame {...props} rect={textRectOf(shape)} />;
  return <PresetTextRect shape={shape} render={(rect) => <TextFrame {...props} rect={rect} />} />;
}

function TextFrame({ shape, rect, renderText = renderStaticText }: ShapeTextProps & { rect: Box }) {
  const text = textBoxOfShape(shape);
  if (!text) return null;
  const { x, y, width, height } = insetTextRect(rect, shape);
  return (
    <div style={{ position: 'absolute', left: x, top: y, width, height }}>
      {renderText({ ...text, width, height })}
    </div>
  );
}

function renderStaticText(text: TextElement): ReactNode {
  return (
    <TextBox text={text}>
      <RichTextView text={text} />
    </TextBox>
  );
}
