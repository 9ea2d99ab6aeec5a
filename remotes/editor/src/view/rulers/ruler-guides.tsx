import { useRef } from 'react';
import { useEditorState } from '../../store/editor-context';
import { GuideLine } from './guide-line';
import styles from './rulers.module.css';

/** Guides of the deck, on every slide. A guide dragged back into its ruler fades until it is released. */
export function RulerGuides({ zoom }: { zoom: number }) {
  const corner = useRef<HTMLDivElement>(null);
  const guides = useEditorState(({ work }) => work.doc.deck.guides);
  const pulled = useEditorState(({ work: { gesture } }) =>
    gesture.name === 'guiding' ? gesture.guide : null,
  );
  const gone = pulled && guides.every(({ id }) => id !== pulled.id) ? pulled : null;
  return (
    <div ref={corner} className={styles['guides']}>
      {(gone ? [...guides, gone] : guides).map((guide) => (
        <GuideLine
          key={guide.id}
          guide={guide}
          zoom={zoom}
          corner={corner}
          isGone={guide === gone}
          isPulled={guide.id === pulled?.id}
        />
      ))}
    </div>
  );
}
