import { useEffect, useState } from 'react';
import type { Deck } from '../core/model/deck';
import type { AssetStore } from '../storage/asset-store';
import { assetsOf } from '../storage/deck-list';
import { useEditor, useEditorState } from '../store/editor-context';
import styles from './status-bar.module.css';

/** Common limit of mail servers. */
const MAIL_LIMIT_MB = 10;
const MB = 1024 * 1024;

/** Size of the deck against the mail limit. Pictures decide it; the rest of a slide is a few hundred bytes. */
export function SizeMeter() {
  const { session } = useEditor();
  const assets = useEditorState((state) => assetsOf(state.settled.slides).join(' '));
  const deck = useEditorState((state) => state.settled);
  const [bytes, setBytes] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void weigh(deck, session.assets).then((sum) => isCurrent && setBytes(sum));
    return () => {
      isCurrent = false;
    };
    // The list of pictures stands for the deck: moving a box changes nothing here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [assets, session]);
  const megabytes = bytes / MB;
  const shown = megabytes < 0.1 ? '< 0.1' : megabytes.toFixed(1);
  return (
    <span className={styles['meter']} title="The size of the deck against a 10 MB mail">
      <meter
        aria-label="Size against a 10 MB mail"
        min={0}
        max={MAIL_LIMIT_MB}
        high={MAIL_LIMIT_MB * 0.8}
        optimum={0}
        value={megabytes}
      />
      {shown} of {MAIL_LIMIT_MB} MB
    </span>
  );
}

/** Sums the pictures, plus about 2,000 bytes for the rest of each slide. */
export async function weigh(deck: Deck, assets: AssetStore): Promise<number> {
  const blobs = await Promise.all(assetsOf(deck.slides).map(assets.blobOf));
  return blobs.reduce((sum, blob) => sum + (blob?.size ?? 0), deck.slides.length * 2000);
}
