import { useEffect, useState } from 'react';
import type { Deck } from '../../core/model/deck-schema';
import type { AssetStore } from '../../storage/assets/asset-store';
import { listUsedAssets } from '../../storage/list-decks';
import { useEditor, useEditorState } from '../../store/editor-context';
import { formatFileSize } from '../format-deck-details';
import styles from './status-bar.module.css';

/** Common limit of mail servers. */
const MAX_MAIL_SIZE_MB = 10;
const BYTES_PER_MB = 1024 * 1024;

/** Size of the deck against the mail limit. Pictures decide it; the rest of a slide is a few hundred bytes. */
export function SizeMeter() {
  const { session } = useEditor();
  const assets = useEditorState((state) => listUsedAssets(state.committedDeck.slides).join(' '));
  const deck = useEditorState((state) => state.committedDeck);
  const [bytes, setBytes] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void estimateDeckBytes(deck, session.assets).then((sum) => isCurrent && setBytes(sum));
    return () => {
      isCurrent = false;
    };
    // The list of pictures stands for the deck: moving a box changes nothing here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [assets, session]);
  const megabytes = bytes / BYTES_PER_MB;
  return (
    <span className={styles['meter']} title="Most mail servers take files of up to 10 MB">
      <meter
        aria-label="Size against a 10 MB mail"
        min={0}
        max={MAX_MAIL_SIZE_MB}
        high={MAX_MAIL_SIZE_MB * 0.8}
        optimum={0}
        value={megabytes}
      />
      <span>
        {formatFileSize(bytes)} of {MAX_MAIL_SIZE_MB} MB
      </span>
    </span>
  );
}

/** Sums the pictures, plus about 2,000 bytes for the rest of each slide. */
export async function estimateDeckBytes(deck: Deck, assets: AssetStore): Promise<number> {
  let bytes = deck.slides.length * 2000;
  // One by one, because pictures that come from the account must not delay the one on screen.
  for (const hash of listUsedAssets(deck.slides)) bytes += (await assets.blobOf(hash))?.size ?? 0;
  return bytes;
}
