import { EXPORT_FORMATS, type ExportFormat, HIDDEN_SLIDES_HINTS } from './export-formats';
import {
  ONE_SHEET_PAPERS,
  type OneSheetPaper,
  createOneSheet,
  oneSheetHeightOf,
} from '../../../film/one-sheet';
import { SLIDE_SIZE } from '../../../core/model/deck-constants';
import { typedKeysOf } from '../../../core/typed-keys-of';
import { joinClassNames } from '@site/ui';
import { Checkbox, FormControlLabel, Radio, TextField } from '@site/ui/mui';
import { type ReactNode, useId, useRef, useState, useMemo } from 'react';
import { addExportMarkings, type ExportMarkings } from '../../../film/export-markings';
import type { Deck, Slide } from '../../../core/model/deck-schema';
import { listRareFonts, replaceRareFonts } from '../../../exports/replace-rare-fonts';
import { loadFonts } from '../../../fonts/load-fonts';
import { useEditor, useEditorState } from '../../../store/editor-context';
import { useRunCommand } from '../../../commands/run-command';
import { ChoiceField } from '../../../controls/choice-field';
import controls from '../../../controls/controls.module.css';
import { ExportPages } from './export-pages';
import { SystemFontsField } from '../system-fonts-field';
import { SubmitRow } from './submit-row';
import { waitForDrawnSlides, exportErrorMessage } from './wait-for-drawn-slides';
import styles from '../editor-dialogs.module.css';
import { currentSlideOf } from '../../../core/edit/editor-document';
import { finishForExport, finishSlides } from '../../../film/finish-slides';

const PAPER_LABELS: Record<OneSheetPaper, string> = { A4: 'A4', Letter: 'Letter' };

export function ExportForm() {
  const { store } = useEditor();
  const isExporting = useEditorState((state) => state.exportJob !== null);
  const [format, setFormat] = useState<ExportFormat>(store.getState().initialExportFormat);
  const [markings, setMarkings] = useState<ExportMarkings>({
    isConfidential: false,
    recipient: '',
  });
  const [hasSystemFonts, setHasSystemFonts] = useState(false);
  const [paper, setPaper] = useState<OneSheetPaper>('A4');
  const run = useRunCommand();
  const exported = useExportedDeck(format, paper);
  const slides = exported.slides.map((slide) => addExportMarkings(slide, markings, exported));
  const { pages, isPrinting, print } = usePrinting(slides);

  function start(): void {
    if (isExporting || isPrinting) return;
    if (format === 'json') return run('save-file');
    if (format === 'print') return void print();
    const needsSystemFonts = format === 'pptx' && hasSystemFonts;
    const prepare = needsSystemFonts ? replaceRareFonts : (whole: Deck) => whole;
    store.setState({
      exportJob: {
        ...(format === 'one-sheet'
          ? { format: 'pdf', pageWidthPt: ONE_SHEET_PAPERS[paper].widthPt }
          : { format }),
        fileTitle: createFileTitle(exported.title, markings.recipient),
        deck: prepare({ ...exported, slides }),
      },
      exportStatus: 'Working…',
    });
  }

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <FormatChoice format={format} onPick={setFormat} />
      <MarkingFields markings={markings} format={format} onChange={setMarkings} />
      {format === 'one-sheet' && (
        <ChoiceField label="Paper" value={paper} labels={PAPER_LABELS} onChange={setPaper} />
      )}
      {format === 'pptx' && (
        <SystemFontsField
          rareFonts={listRareFonts({ slides })}
          isChecked={hasSystemFonts}
          onChange={setHasSystemFonts}
        />
      )}
      <SubmitRow format={format} isBusy={isExporting || isPrinting} />
      {format === 'print' && <ExportPages ref={pages} slides={slides} />}
    </form>
  );
}

/** Prints the export pages, which the caller renders into `pages`. */
function usePrinting(slides: readonly Slide[]) {
  const { store } = useEditor();
  const [isPrinting, setIsPrinting] = useState(false);
  const pages = useRef<HTMLDivElement>(null);

  async function print(): Promise<void> {
    if (!pages.current) return;
    setIsPrinting(true);
    store.setState({ exportStatus: 'Working…' });
    const status = await printPages(pages.current, slides).catch(exportErrorMessage);
    store.setState({ exportStatus: status });
    setIsPrinting(false);
  }

  return { pages, isPrinting, print };
}

/** Prints the export pages only; they stay in the document as long as the dialog. */
async function printPages(pages: HTMLElement, slides: readonly Slide[]): Promise<null> {
  await loadFonts(slides);
  await waitForDrawnSlides(pages);
  setPageHeight(pages.offsetHeight / slides.length);
  window.print();
  return null;
}

/** Sets the height of printed pages, which style sheets cannot take from a variable. */
function setPageHeight(height: number): void {
  pageStyles ??= new CSSStyleSheet();
  pageStyles.replaceSync(`@page slide { size: ${SLIDE_SIZE.width}px ${height}px; margin: 0; }`);
  if (!document.adoptedStyleSheets.includes(pageStyles))
    document.adoptedStyleSheets.push(pageStyles);
}

let pageStyles: CSSStyleSheet | undefined;

/** Options for marks on every slide; deck files carry none, because they are for further work. */
function MarkingFields({
  markings,
  format,
  onChange,
}: {
  markings: ExportMarkings;
  format: ExportFormat;
  onChange: (markings: ExportMarkings) => void;
}) {
  const isForEditing = format === 'json';
  const hintId = useId();
  return (
    <>
      <FormControlLabel
        label="‘Confidential’ at the foot of every slide"
        control={
          <Checkbox
            size="small"
            checked={markings.isConfidential && !isForEditing}
            disabled={isForEditing}
            slotProps={{ input: { 'aria-describedby': hintId } }}
            onChange={({ target }) => onChange({ ...markings, isConfidential: target.checked })}
          />
        }
      />
      <TextField
        label="Watermark for (a name; empty for none)"
        value={isForEditing ? '' : markings.recipient}
        disabled={isForEditing}
        aria-describedby={hintId}
        maxLength={60}
        onChange={({ target }) => onChange({ ...markings, recipient: target.value })}
      />
      <p id={hintId} className={controls['hint']}>
        {HIDDEN_SLIDES_HINTS[format] ?? 'Hidden slides are left out.'} Nothing is sent anywhere.
      </p>
    </>
  );
}

function FormatChoice({
  format,
  onPick,
}: {
  format: ExportFormat;
  onPick: (format: ExportFormat) => void;
}): ReactNode {
  return (
    <fieldset className={styles['formats']}>
      <legend className={controls['heading']}>Format</legend>
      {typedKeysOf(EXPORT_FORMATS).map((name) => (
        <FormControlLabel
          key={name}
          control={
            <Radio
              size="small"
              name="format"
              checked={format === name}
              onChange={() => onPick(name)}
            />
          }
          label={
            <>
              {EXPORT_FORMATS[name].label}{' '}
              <span className={joinClassNames(controls['hint'], styles['formatHint'])}>
                {EXPORT_FORMATS[name].hint}
              </span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}

function createFileTitle(title: string, recipient: string): string {
  return recipient.trim() === '' ? title : `${title} for ${recipient.trim()}`;
}

/** Deck with the slides that a format shows, without what is unfinished. PowerPoint has hidden slides, too, so they are kept there. */
function useExportedDeck(format: ExportFormat, paper: OneSheetPaper): Deck {
  const { store } = useEditor();
  const deck = useEditorState((state) => state.committedDeck);
  return useMemo(() => {
    if (format === 'png-one') {
      const current = currentSlideOf(store.getState().editingState.doc);
      return { ...deck, slides: finishSlides([current]) };
    }
    const showVisible = (slides: readonly Slide[]) => ({
      ...deck,
      slides: slides.filter(({ hidden }) => !hidden),
    });
    const finished = finishForExport(deck.slides);
    if (format === 'pptx') return { ...deck, slides: finished };
    if (format !== 'one-sheet') return showVisible(finished);
    const slides = [createOneSheet(showVisible(finishSlides(deck.slides)), paper)];
    return {
      ...deck,
      title: `${deck.title}, one-sheet`,
      slides,
      slideHeight: oneSheetHeightOf(paper),
    };
  }, [store, deck, format, paper]);
}
