import { createContext, useContext } from 'react';
import type { TextElement } from '../../core/text/text-schema';
import { directionOf } from '../../core/text/direction';
import { listMarkersOf } from '../../core/text/lists';
import { isPlainText, type Paragraph, paragraphsOf, type TextRun } from '../../core/text/marks';
import { paragraphStyleOf, textRunStyleOf } from '../../drawing/text-run-style';
import styles from '../../drawing/slide.module.css';

/** Enables links: in the slideshow and in exports, but not while editing. */
export const LinksEnabledContext = createContext(false);

/** Text of a box by paragraphs; uniform text stays one text node. */
export function RichTextView({ text }: { text: TextElement }) {
  if (isPlainText(text) && !text.content.includes('\n')) return text.content;
  const paragraphs = paragraphsOf(text);
  const markers = listMarkersOf(paragraphs);
  return paragraphs.map((paragraph, line) => (
    <ParagraphView
      key={`line ${String(line)}`}
      text={text}
      paragraph={paragraph}
      marker={markers[line] ?? ''}
    />
  ));
}

function ParagraphView({
  text,
  paragraph,
  marker,
}: {
  text: TextElement;
  paragraph: Paragraph;
  marker: string;
}) {
  const { runs } = paragraph;
  return (
    <p
      className={styles['line']}
      dir={directionOf(runs.map((run) => run.text).join(''), paragraph.format)}
      style={paragraphStyleOf(text, paragraph)}
    >
      {marker !== '' && <span className={styles['marker']}>{marker}</span>}
      {runs.length === 0 && <br />}
      {runs.map((run, index) => (
        <TextRunView key={`stretch ${String(index)}`} text={text} run={run} />
      ))}
    </p>
  );
}

function TextRunView({ text, run }: { text: TextElement; run: TextRun }) {
  const isLive = useContext(LinksEnabledContext);
  const style = textRunStyleOf(text, run);
  const { link } = run.marks;
  if (Object.keys(style).length === 0) return run.text;
  if (!isLive || link === undefined) return <span style={style}>{run.text}</span>;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      style={{ color: 'inherit', ...style }}
      onClick={(event) => event.stopPropagation()}
    >
      {run.text}
    </a>
  );
}
