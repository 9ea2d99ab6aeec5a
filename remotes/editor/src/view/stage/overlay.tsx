import { frameBox } from '../../core/film/frames';
import { selectedOf } from '../../core/edit/document';
import { hasGuides } from '../../core/edit/guides';
import type { Gesture } from '../../core/gestures/gesture';
import { type Box, boundsOfAll, type RotatedBox } from '../../core/geometry/box';
import type { SlideElement } from '../../core/model/deck';
import { useEditorState } from '../../store/editor-context';
import { lateView } from '../../late/late';
import { Nothing, part } from '../../late/part';
import { Guides } from './guides';
import { Handles } from './handles';
import styles from './stage.module.css';

/** Loads with the first selection: handles for one kind of element. */
const InnerHandles = part(() => import('./inner-handles').then((module) => module.InnerHandles), {
  Lost: Nothing,
});

const RulerGuides = lateView(({ RulerGuides }) => RulerGuides, { Lost: Nothing });

/** Selection, guides and handles over the slide, laid out apart from it. */
export function Overlay() {
  const zoom = useEditorState((state) => state.zoom);
  const gesture = useEditorState((state) => state.work.gesture);
  const frame = useEditorState((state) => state.work.doc.deck.frame);
  const areGuidesShown = useEditorState(
    ({ work }) => hasGuides(work.doc) || work.gesture.name === 'guiding',
  );
  return (
    <div className={styles['overlay']}>
      <div className={styles['origin']}>
        {frame && (
          <div className={styles['frame']} style={scaled(frameBox(frame), zoom)}>
            <span>{frame}:1</span>
          </div>
        )}
        <Guides />
        {areGuidesShown && <RulerGuides zoom={zoom} />}
        <Selection zoom={zoom} />
        {gesture.name === 'marquee' && (
          <div className={styles['marquee']} style={scaled(gesture.box, zoom)} />
        )}
      </div>
    </div>
  );
}

/** Gestures inside an element, during which its box stays fixed. */
const INSIDE: ReadonlySet<Gesture['name']> = new Set(['text-editing', 'cropping']);

function Selection({ zoom }: { zoom: number }) {
  const doc = useEditorState((state) => state.work.doc);
  const isEditing = useEditorState(({ work: { gesture } }) => INSIDE.has(gesture.name));
  const isReader = useEditorState((state) => state.role === 'reader');
  const elements = selectedOf(doc);
  const bounds = boundsOfAll(elements);
  const [only] = elements;
  if (!bounds || !only) return null;
  const isSingle = elements.length === 1;
  const box = isSingle ? only : { ...bounds, rotation: 0 };
  const isFixed = isEditing || isReader || elements.every(({ locked }) => locked);
  const inner = <InnerHandles element={only} zoom={zoom} />;
  if (isSingle && only.type === 'line') return isFixed ? null : inner;
  return (
    <>
      {!isSingle &&
        elements.map((element) => <Member key={element.id} element={element} zoom={zoom} />)}
      <div className={styles['outline']} style={carried(box, zoom)}>
        {!isFixed && (
          <>
            <Handles width={box.width * zoom} height={box.height * zoom} />
            {isSingle && inner}
          </>
        )}
      </div>
    </>
  );
}

function Member({ element, zoom }: { element: SlideElement; zoom: number }) {
  return (
    <div className={`${styles['outline']} ${styles['member']}`} style={carried(element, zoom)} />
  );
}

function scaled(box: Box, zoom: number) {
  return {
    left: box.x * zoom,
    top: box.y * zoom,
    width: box.width * zoom,
    height: box.height * zoom,
  };
}

/** Moved by transform, so that a drag causes no layout. */
function carried(box: RotatedBox, zoom: number) {
  const { left, top, width, height } = scaled(box, zoom);
  return {
    left: 0,
    top: 0,
    width,
    height,
    transform: `translate(${left}px, ${top}px) rotate(${box.rotation}deg)`,
  };
}
