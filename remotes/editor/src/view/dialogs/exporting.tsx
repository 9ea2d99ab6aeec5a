import { download } from '@site/browser';
import { useEffect, useRef } from 'react';
import { fileName } from '../../effects/pick-file';
import { exportPdf, exportPng, exportPptx, type Exported } from '../../exports/export-deck';
import { picturesOf } from '../../exports/picture-of';
import { showFaces } from '../../faces/load-faces';
import { type Editor, useEditor, useEditorState } from '../../store/editor-context';
import type { ExportJob } from '../../store/editor-store';
import { ExportSheets } from './export-sheets';
import { assertShown, drawnSlides, exportFailure } from './sheets';

const MAIL_LIMIT = 10 * 1024 * 1024;

/** Runs the current export, which continues when its dialog is closed. */
export function Exporting() {
  const job = useEditorState((state) => state.exporting);
  return job && <Run job={job} />;
}

function Run({ job }: { job: ExportJob }) {
  const editor = useEditor();
  const pages = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pages.current) void run(editor, job, pages.current);
  }, [editor, job]);
  return <ExportSheets ref={pages} slides={job.deck.slides} />;
}

async function run(editor: Editor, job: ExportJob, pages: HTMLElement): Promise<void> {
  const status = await exportFile(editor, job, pages).catch(exportFailure);
  editor.store.setState(({ dialog, notice }) => ({
    exporting: null,
    exportStatus: status,
    notice: dialog === 'export' ? notice : status,
  }));
}

async function exportFile(editor: Editor, job: ExportJob, pages: HTMLElement): Promise<string> {
  await showFaces(job.deck.slides);
  const { blob, extension } = await make(editor, job, await drawnSlides(pages));
  assertShown(pages);
  const name = fileName(job.title, `.${extension}`);
  download(blob, name);
  return `Done: ${name}, ${sizeOf(blob)}.`;
}

function make(
  { session, store }: Editor,
  { format, deck }: ExportJob,
  nodes: readonly HTMLElement[],
): Promise<Exported> {
  const input = {
    nodes,
    slides: deck.slides,
    pictureOf: picturesOf(session.assets),
    onSlide: (number: number) =>
      store.setState({ exportStatus: `Slide ${number} of ${nodes.length} …` }),
  };
  if (format === 'pptx') return exportPptx(deck, input);
  return format === 'pdf' ? exportPdf(input, deck.title) : exportPng(input);
}

function sizeOf({ size }: Blob): string {
  const megabytes = (size / 1024 / 1024).toFixed(1);
  return size > MAIL_LIMIT ? `${megabytes} MB, too large for most mail servers` : `${megabytes} MB`;
}
