import { keysOf } from '../../core/keys-of';
import { download } from '@site/browser';
import { Button, Checkbox, FormControlLabel, Radio, TextField } from '@site/ui/mui';
import { type ReactNode, useRef, useState } from 'react';
import { slideOf } from '../../core/edit/document';
import { decorate, type Decoration } from '../../core/film/decorate';
import type { Deck, Slide } from '../../core/model/deck';
import { fileName } from '../../effects/pick-file';
import { exportPdf, exportPng, exportPptx, type Exported } from '../../exports/export-deck';
import { picturesOf } from '../../exports/picture-of';
import { showFaces } from '../../faces/load-faces';
import { type Editor, useEditor, useEditorState } from '../../store/editor-context';
import { useRun } from '../use-run';
import controls from '../controls.module.css';
import { ExportSheets } from './export-sheets';
import styles from './dialogs.module.css';

const FORMATS = {
  pdf: { label: 'PDF', hint: 'One file, text can be searched. What most readers ask for.' },
  print: {
    label: 'PDF by printing',
    hint: 'Sharp at every size; choose “Save as PDF” in the dialog.',
  },
  pptx: { label: 'PowerPoint', hint: 'Editable boxes and text.' },
  png: { label: 'Images, all slides', hint: '1920 × 1080, in a ZIP.' },
  'png-one': { label: 'Image of this slide', hint: '1920 × 1080.' },
  json: { label: 'Deck file', hint: 'Opens again in this editor, on any machine.' },
} as const;

type Format = keyof typeof FORMATS;

const HIDDEN_WORDS: Readonly<Partial<Record<Format, string>>> = {
  json: 'A deck file is for going on with the work: it holds every slide, hidden ones too, and carries no watermark and no ‘Confidential’.',
  pptx: 'Hidden slides come along, and stay hidden.',
};

const MAIL_LIMIT = 10 * 1024 * 1024;

export function ExportForm() {
  const editor = useEditor();
  const deck = useEditorState((state) => state.settled);
  const [format, setFormat] = useState<Format>(editor.store.getState().exportAs);
  const [isConfidential, setIsConfidential] = useState(false);
  const [recipient, setRecipient] = useState('');
  const [message, setMessage] = useState<string | null>(null);
  const sheets = useRef<HTMLDivElement>(null);
  const run = useRun();
  const slides = slidesFor(format, deck, slideOf(editor.store.getState().work.doc)).map((slide) =>
    decorate(slide, { isConfidential, recipient }),
  );

  async function start(): Promise<void> {
    if (format === 'json') return run('save-file');
    setMessage('Working…');
    try {
      await showFaces(slides);
      const nodes = await ready(sheets.current);
      if (format === 'print') {
        window.print();
        return setMessage(null);
      }
      const exported = await make(format, { editor, nodes, deck: { ...deck, slides } });
      download(exported.blob, fileName(titleFor(deck.title, recipient), `.${exported.extension}`));
      setMessage(`Done: ${sizeOf(exported.blob)}.`);
    } catch {
      setMessage('The export did not work. Your deck is unchanged. Try “PDF by printing”.');
    }
  }

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <FormatChoice format={format} onPick={setFormat} />
      <Marks
        decoration={{ isConfidential, recipient }}
        format={format}
        onConfidential={setIsConfidential}
        onRecipient={setRecipient}
      />
      <Actions message={message} />
      <ExportSheets ref={sheets} slides={slides} />
    </form>
  );
}

/** What is put on every slide of a copy for reading; a deck file is for going on with the work. */
function Marks({
  decoration: { isConfidential, recipient },
  format,
  onConfidential,
  onRecipient,
}: {
  decoration: Decoration;
  format: Format;
  onConfidential: (isConfidential: boolean) => void;
  onRecipient: (recipient: string) => void;
}) {
  const isForEditing = format === 'json';
  return (
    <>
      <FormControlLabel
        label="‘Confidential’ at the foot of every slide"
        control={
          <Checkbox
            size="small"
            checked={isConfidential && !isForEditing}
            disabled={isForEditing}
            onChange={(event) => onConfidential(event.target.checked)}
          />
        }
      />
      <TextField
        label="Watermark for (a name; empty for none)"
        value={isForEditing ? '' : recipient}
        disabled={isForEditing}
        maxLength={60}
        onChange={(event) => onRecipient(event.target.value)}
      />
      <p className={controls['hint']}>
        {HIDDEN_WORDS[format] ?? 'Hidden slides are left out.'} Nothing is sent anywhere.
      </p>
    </>
  );
}

function FormatChoice({
  format,
  onPick,
}: {
  format: Format;
  onPick: (format: Format) => void;
}): ReactNode {
  return (
    <fieldset className={styles['formats']}>
      <legend className={controls['heading']}>Format</legend>
      {keysOf(FORMATS).map((name) => (
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
              {FORMATS[name].label} <span className={controls['hint']}>{FORMATS[name].hint}</span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}

function Actions({ message }: { message: string | null }) {
  return (
    <div className={styles['row']}>
      <Button type="submit" variant="primary" disabled={message === 'Working…'}>
        Export
      </Button>
      <span role="status">{message}</span>
    </div>
  );
}

/** A presentation knows hidden slides, too. */
function slidesFor(format: Format, deck: Deck, current: Slide): readonly Slide[] {
  if (format === 'png-one') return [current];
  return format === 'pptx' ? deck.slides : deck.slides.filter(({ hidden }) => !hidden);
}

interface Material {
  readonly editor: Editor;
  readonly nodes: readonly HTMLElement[];
  readonly deck: Deck;
}

function make(format: Format, { editor, nodes, deck }: Material): Promise<Exported> {
  const pictureOf = picturesOf(editor.session.assets);
  const drawn = { nodes, slides: deck.slides, pictureOf };
  if (format === 'pptx') return exportPptx(deck, drawn);
  return format === 'pdf' ? exportPdf(drawn, deck.title) : exportPng(drawn);
}

/** The drawn slides, once their pictures are there. */
async function ready(sheets: HTMLElement | null): Promise<readonly HTMLElement[]> {
  while (sheets?.querySelector('[data-loading]'))
    await new Promise((resolve) => setTimeout(resolve, 16));
  const images = [...(sheets?.querySelectorAll('img') ?? [])];
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  return [...(sheets?.children ?? [])].map((page) => page.firstElementChild as HTMLElement);
}

function titleFor(title: string, recipient: string): string {
  return recipient.trim() === '' ? title : `${title} for ${recipient.trim()}`;
}

function sizeOf({ size }: Blob): string {
  const megabytes = (size / 1024 / 1024).toFixed(1);
  return size > MAIL_LIMIT ? `${megabytes} MB, too large for most mail servers` : `${megabytes} MB`;
}
