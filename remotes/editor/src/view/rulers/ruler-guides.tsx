import { useRef } from 'react';
import { useEditorState } from '../../store/editor-context';
import { GuideLine } from './guide-line';
import styles from './rulers.module.css';

/** Guides of the deck, on every slide. A guide dragged back into its ruler fades until it is released. */
export function RulerGuides({ zoom }: { zoom: number }) {
  const corner = useRef<HTMLDivElement>(null);
  const guides = useEditorState(({ editingState }) => editingState.doc.deck.guides);
  const dragged = useEditorState(({ editingState: { gesture } }) =>
    gesture.name === 'moving-guide' ? gesture.guide : null,
  );
  const removed = dragged && guides.every(({ id }) => id !== dragged.id) ? dragged : null;
  return (
    <div ref={corner} className={styles['guides']}>
      {(removed ? [...guides, removed] : guides).map((guide) => (
        <GuideLine
          key={guide.id}
          guide={guide}
          zoom={zoom}
          corner={corner}
          isFading={guide === removed}
          isDragged={guide.id === dragged?.id}
        />
      ))}
    </div>
  );
}
