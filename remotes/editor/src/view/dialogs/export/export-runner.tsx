import { SlideHeightContext } from '../../../drawing/slide-size-context';
import { slideSizeOf } from '../../../core/model/deck-constants';
import { downloadBlob } from '@site/page/browser';
import { useEffect, useRef } from 'react';
import { toFileName } from '../../../effects/pick-files';
import {
  exportSlidesAsHtml,
  exportSlidesAsPdf,
  exportPng,
  exportPptx,
  type ExportedFile,
} from '../../../exports/export-deck';
import { createPictureLoader } from '../../../exports/picture-loader';
import { loadFonts } from '../../../fonts/load-fonts';
import { type Editor, useEditor, useEditorState } from '../../../store/editor-context';
import type { ExportJob } from '../../../store/editor-store';
import { formatFileSize } from '../../format-deck-details';
import { ExportPages } from './export-pages';
import { assertConnected, waitForDrawnSlides, exportErrorMessage } from './wait-for-drawn-slides';

const MAX_MAIL_BYTES = 10 * 1024 * 1024;

/** Runs the current export, which continues when its dialog is closed. */
export function ExportRunner() {
  const job = useEditorState((state) => state.exportJob);
  return job && <RunningExport job={job} />;
}

function RunningExport({ job }: { job: ExportJob }) {
  const editor = useEditor();
  const pages = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pages.current) void runExport(editor, job, pages.current);
  }, [editor, job]);
  return (
    <SlideHeightContext value={slideSizeOf(job.deck).height}>
      <ExportPages ref={pages} slides={job.deck.slides} />
    </SlideHeightContext>
  );
}

async function runExport(editor: Editor, job: ExportJob, pages: HTMLElement): Promise<void> {
  const status = await exportFile(editor, job, pages).catch(exportErrorMessage);
  editor.store.setState(({ dialog, notice }) => ({
    exportJob: null,
    exportStatus: status,
    notice: dialog === 'export' ? notice : status,
  }));
}

async function exportFile(editor: Editor, job: ExportJob, pages: HTMLElement): Promise<string> {
  await loadFonts(job.deck.slides);
  const { blob, extension } = await createExport(editor, job, await waitForDrawnSlides(pages));
  assertConnected(pages);
  const name = toFileName(job.fileTitle, `.${extension}`);
  downloadBlob(blob, name);
  return `Done: ${name}, ${describeFileSize(blob)}.`;
}

function createExport(
  { session, store }: Editor,
  { format, deck, pageWidthPt }: ExportJob,
  nodes: readonly HTMLElement[],
): Promise<ExportedFile> {
  const input = {
    nodes,
    slides: deck.slides,
    slideSize: slideSizeOf(deck),
    language: deck.language,
    pageWidthPt,
    loadPicture: createPictureLoader(session.assets),
    onSlide: (number: number) =>
      store.setState({ exportStatus: `Slide ${number} of ${nodes.length} …` }),
  };
  if (format === 'pptx') return exportPptx(deck, input);
  if (format === 'html') return exportSlidesAsHtml(input, deck.title);
  return format === 'pdf' ? exportSlidesAsPdf(input, deck.title) : exportPng(input);
}

function describeFileSize({ size }: Blob): string {
  const text = formatFileSize(size);
  return size > MAX_MAIL_BYTES ? `${text}, too large for most mail servers` : text;
}
