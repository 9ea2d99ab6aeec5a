import { Button, ButtonBase } from '@site/ui/mui';
import { Suspense, use } from 'react';
import type { DeckPicture } from '../../film/deck-pictures';
import { useAssets } from '../../elements/image/asset-image';
import styles from './theme-from-still.module.css';

/** Pictures of the deck to choose from, and a file picker. */
export function StillPicker({
  stills,
  selectedAsset,
  onPick,
  onChooseFile,
}: {
  stills: readonly DeckPicture[];
  selectedAsset: string | null;
  onPick: (still: DeckPicture) => void;
  onChooseFile: () => void;
}) {
  return (
    <>
      <p>
        {stills.length === 0
          ? 'The deck has no pictures yet. Choose a still from this computer: we take its colours, but don’t add it to the deck.'
          : 'Choose the picture whose colours the deck should have.'}
      </p>
      {stills.length > 0 && (
        <div className={styles['stills']} role="group" aria-label="Pictures of the deck">
          {stills.map((still) => (
            <ButtonBase
              key={still.asset}
              className={styles['still']}
              aria-label={still.name}
              aria-pressed={still.asset === selectedAsset}
              data-tooltip={still.name}
              onClick={() => onPick(still)}
            >
              <Suspense fallback={null}>
                <Thumbnail asset={still.asset} />
              </Suspense>
            </ButtonBase>
          ))}
        </div>
      )}
      <div>
        <Button onClick={onChooseFile}>Choose a file…</Button>
      </div>
    </>
  );
}

function Thumbnail({ asset }: { asset: string }) {
  const url = use(useAssets().urlOf(asset));
  return url === undefined ? null : <img src={url} alt="" />;
}
