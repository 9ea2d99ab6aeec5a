import { Button, FormControlLabel, Radio, TextField } from '@site/ui/mui';
import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { canAddGuide, guideEndOf, setGuide } from '../../core/edit/slides/guides';
import type { RulerGuide } from '../../core/model/schema-values';
import { newId } from '../../core/model/create';
import { DECK_LIMITS } from '../../core/model/deck-constants';
import { editDeck, showDialog } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import styles from './editor-dialogs.module.css';
import { addNewElement } from '../../core/edit/add-new-element';
import { createQrCode, createShape } from '../../elements/shape/create-shape';
import { type FilmIcon, findFilmIcons, normalizeIconPath } from '../../film/icons/film-icons';
import { TilePicker } from './tile-picker';
import { parseQrLink, parseVideoLink } from '../../core/text/parse-link';
import { UrlForm } from './url-form';
import { addVideoLink } from '../../elements/image/video-links';

const ICON_SIZE_PX = 120;

const AXIS_LABELS = {
  x: { label: 'Vertical', place: 'Pixels from the left' },
  y: { label: 'Horizontal', place: 'Pixels from the top' },
} as const;

export function GuideForm() {
  const { store } = useEditor();
  const [axis, setAxis] = useState<RulerGuide['axis']>('x');
  const [input, setInput] = useState('');
  const [error, setError] = useState<string>();

  const end = guideEndOf(store.getState().committedDeck, axis);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const position = Number(input.replace(',', '.'));
    const isValid = input.trim() !== '' && position >= 0 && position <= end;
    if (!isValid) return setError(`Enter a number between 0 and ${end}.`);
    if (!canAddGuide(store.getState().editingState.doc.deck))
      return setError(`A deck can have ${DECK_LIMITS.guides} guides. Remove some first.`);
    const id = newId();
    // Closes the dialog first, so that the new guide keeps the focus.
    flushSync(() => showDialog(store, null));
    editDeck(store, 'Add guide', (doc) => setGuide(doc, { id, axis, position }));
    store.setState({ addedItem: { id } });
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <div role="radiogroup" aria-label="Direction" className={styles['choices']}>
        {(['x', 'y'] as const).map((option) => (
          <FormControlLabel
            key={option}
            label={AXIS_LABELS[option].label}
            control={
              <Radio name="direction" checked={axis === option} onChange={() => setAxis(option)} />
            }
          />
        ))}
      </div>
      <TextField
        label={AXIS_LABELS[axis].place}
        inputMode="decimal"
        hint={`The middle is at ${end / 2}. It shows on every slide, but not in exports or when presenting.`}
        // The dialog opens for typing, and restores the focus when it closes.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={input}
        error={error}
        onChange={(event) => {
          setInput(event.target.value);
          setError(undefined);
        }}
      />
      <div className={styles['row']}>
        <Button type="submit" variant="primary">
          Add guide
        </Button>
      </div>
    </form>
  );
}

export function IconPicker() {
  const { store } = useEditor();
  return (
    <TilePicker
      noun="icon"
      searchLabel="What the icon shows"
      placeholder="Type what it shows: award, night, budget"
      find={(query) => findFilmIcons(query).map((icon) => ({ ...icon, label: icon.name }))}
      renderPicture={({ svgPath }) => (
        <svg width="32" height="32" viewBox="0 0 24 24" aria-hidden="true">
          <path d={svgPath} fill="currentColor" fillRule="evenodd" />
        </svg>
      )}
      onAdd={(icon) => editDeck(store, 'Icon', (doc) => addNewElement(doc, createIconShape(icon)))}
    />
  );
}

function createIconShape({ name: sourceName, svgPath }: FilmIcon) {
  return createShape({
    shapeType: 'path',
    path: normalizeIconPath(svgPath),
    sourceName,
    width: ICON_SIZE_PX,
    height: ICON_SIZE_PX,
    fill: '#334155',
    stroke: 'none',
    strokeWidth: 0,
  });
}

export function QrCodeForm() {
  const { store } = useEditor();

  function add(link: string): void {
    // Closes the dialog first, so that the new code keeps the focus.
    flushSync(() => showDialog(store, null));
    editDeck(store, 'QR code', (doc) => addNewElement(doc, createQrCode(link)));
  }

  return (
    <UrlForm
      label="Web address"
      hint="A trailer, a look book, your page. Short addresses can be scanned from further away."
      placeholder="example.org/trailer"
      errorMessage="Enter a web address, email address or phone number of up to 500 characters."
      parse={parseQrLink}
      submitLabel="Add QR code"
      onSubmit={add}
    />
  );
}

/** Asks for the URL of a video. Nothing is fetched: the slide holds a poster and the URL. */
export function VideoLinkForm() {
  const { store } = useEditor();

  function add(link: string): void {
    // Closes the dialog first, so that the new poster keeps the focus.
    flushSync(() => showDialog(store, null));
    editDeck(store, 'Video link', (doc) => addVideoLink(doc, link));
  }

  return (
    <UrlForm
      label="Video address"
      hint="YouTube, Vimeo or any page. When presenting, in PDF and in PowerPoint, a click on the poster opens it in the browser."
      placeholder="vimeo.com/123456789"
      errorMessage="Enter a web address that starts with https."
      parse={parseVideoLink}
      submitLabel="Add video link"
      onSubmit={add}
    />
  );
}
