import { createContext, useContext } from 'react';
import type { TextElement } from '../../core/model/deck';
import { markersOf } from '../../core/text/lists';
import { isPlain, type Paragraph, paragraphsOf, type Stretch } from '../../core/text/paragraphs';
import { paragraphStyle, stretchStyle } from './word-style';
import styles from './slide.module.css';

/** Enables links: in the slideshow and in exports, but not while editing. */
export const LiveLinks = createContext(false);

/** Text of a box by paragraphs; uniform text stays one text node. */
export function Words({ text }: { text: TextElement }) {
  if (isPlain(text) && !text.content.includes('\n')) return text.content;
  const paragraphs = paragraphsOf(text);
  const markers = markersOf(paragraphs);
  return paragraphs.map((paragraph, line) => (
    <Line
      key={`line ${String(line)}`}
      text={text}
      paragraph={paragraph}
      marker={markers[line] ?? ''}
    />
  ));
}

function Line({
  text,
  paragraph,
  marker,
}: {
  text: TextElement;
  paragraph: Paragraph;
  marker: string;
}) {
  const { stretches } = paragraph;
  return (
    <p className={styles['line']} style={paragraphStyle(text, paragraph)}>
      {marker !== '' && <span className={styles['marker']}>{marker}</span>}
      {stretches.length === 0 && <br />}
      {stretches.map((run, index) => (
        <StretchView key={`stretch ${String(index)}`} text={text} run={run} />
      ))}
    </p>
  );
}

function StretchView({ text, run }: { text: TextElement; run: Stretch }) {
  const isLive = useContext(LiveLinks);
  const style = stretchStyle(text, run);
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
