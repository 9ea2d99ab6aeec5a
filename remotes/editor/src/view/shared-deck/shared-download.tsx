import { Button } from '@site/ui';
import { downloadBlob } from '@site/page/browser';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { slideSizeOf } from '../../core/model/deck-constants';
import type { Deck } from '../../core/model/deck-schema';
import { toFileName } from '../../effects/pick-files';
import { createPictureLoader } from '../../exports/picture-loader';
import { loadFonts } from '../../fonts/load-fonts';
import type { AssetStore } from '../../storage/assets/asset-store';
import { ExportPages } from '../dialogs/export/export-pages';
import { waitForDrawnSlides } from '../dialogs/export/wait-for-drawn-slides';
import { sharedDeckTermOf } from './shared-deck-terms';

type DownloadState = 'idle' | 'running' | 'failed';

/** Button that makes a PDF of a shared deck in the browser. */
export function SharedDownload({ deck, assets }: { deck: Deck; assets: AssetStore }) {
  const pages = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<DownloadState>('idle');
  const isRunning = state === 'running';

  async function download(): Promise<void> {
    flushSync(() => setState('running'));
    try {
      if (pages.current) await exportPdf(deck, assets, pages.current);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <span role="status">
        {state !== 'idle' && sharedDeckTermOf(MESSAGES[state], deck.language)}
      </span>
      <Button size="small" disabled={isRunning} onClick={() => void download()}>
        {sharedDeckTermOf('Download PDF', deck.language)}
      </Button>
      {isRunning && <ExportPages ref={pages} slides={deck.slides} />}
    </>
  );
}

const MESSAGES = {
  running: 'Creating the PDF…',
  failed: 'The PDF couldn’t be created. Try again.',
} as const;

async function exportPdf(deck: Deck, assets: AssetStore, pages: HTMLElement): Promise<void> {
  const { slides, title, language } = deck;
  await loadFonts(slides);
  const nodes = await waitForDrawnSlides(pages);
  const { exportSlidesAsPdf } = await import('../../exports/export-deck');
  const loadPicture = createPictureLoader(assets);
  const slideSize = slideSizeOf(deck);
  const { blob } = await exportSlidesAsPdf(
    { nodes, slides, slideSize, language, loadPicture },
    title,
  );
  downloadBlob(blob, toFileName(title, '.pdf'));
}
