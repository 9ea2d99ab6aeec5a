import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button, SelectField, TextField, ButtonBase } from '@site/ui/mui';
import { useSession } from '@site/page/session';
import { ChoiceField } from '../../controls/choice-field';
import { ToolButton } from '../../controls/controls';
import { type MoneyFormat, moneyFormatOf } from '../../core/amounts/deck-languages';
import { createDeck, createSlide } from '../../core/model/create';
import { MAX_SLIDE_HEIGHT, SLIDE_SIZE } from '../../core/model/deck-constants';
import type { Deck, Slide } from '../../core/model/deck-schema';
import {
  type LibraryEntry,
  listLibrary,
  removeFromLibrary,
  saveToLibrary,
} from '../../effects/deck-library';
import { startDeck } from '../../effects/open-new-deck';
import { fetchSynopses, type StoredSynopsis } from '../../film/fetch-synopsis';
import {
  createDeckFromTemplate,
  DECK_TEMPLATES,
  type ProjectDetails,
} from '../../film/templates/templates';
import { requireTheme, FILM_THEMES } from '../../film/themes/themes';
import { loadFonts } from '../../fonts/load-fonts';
import { toCommandError } from '../../storage/user-error';
import { announceInEditor, showDialog } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { formatSlideCount } from '../format-deck-details';
import { SlidePicture } from '../slide/slide-picture';
import { MoneyFormatFields } from './money-format-fields';
import { useAsyncValue } from './use-async-value';
import styles from './editor-dialogs.module.css';
import controls from '../../controls/controls.module.css';

/** Chooser of a new deck: what is known of the project, and covers that show it. */
export function TemplateList() {
  const [themeName, setThemeName] = useState(OWN_THEME);
  const [format, setFormat] = useState<SlideFormat>('16:9');
  const [money, chooseMoney] = useMoneyFormat();
  const [details, setDetails] = useState<ProjectDetails>(useMemberDetails());
  const setDetail = (change: ProjectDetails) => setDetails({ ...details, ...change });
  return (
    <>
      <p>Each slide asks the questions a reader will ask. What you enter here is filled in.</p>
      <div className={styles['project']}>
        <TextField
          label="Title of the project"
          value={details.title ?? ''}
          maxLength={200}
          onChange={({ target }) => setDetail({ title: target.value })}
        />
        <TextField
          label="Your name"
          value={details.name ?? ''}
          maxLength={200}
          onChange={({ target }) => setDetail({ name: target.value })}
        />
        <TextField
          label="Logline"
          value={details.logline ?? ''}
          maxLength={2000}
          onChange={({ target }) => setDetail({ logline: target.value })}
        />
        <SynopsisField onChoose={setDetail} />
        <SelectField
          label="Theme"
          value={themeName}
          onChange={(event) => setThemeName(event.target.value)}
        >
          <option value={OWN_THEME}>The template’s own</option>
          {FILM_THEMES.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </SelectField>
        <ChoiceField
          label="Slide size"
          value={format}
          labels={SLIDE_FORMAT_LABELS}
          onChange={setFormat}
        />
        <MoneyFormatFields format={money} onChange={chooseMoney} />
      </div>
      <div className={styles['cards']}>
        <TemplateCards details={details} themeName={themeName} format={format} money={money} />
        <BlankCard details={details} format={format} money={money} />
      </div>
      <OwnTemplates />
    </>
  );
}

/** Language and currency of a new deck. Until somebody chooses a currency, it is that of the language. */
function useMoneyFormat() {
  const [chosen, setChosen] = useState<Partial<MoneyFormat>>({});
  const money = { ...moneyFormatOf(chosen.language ?? navigator.language), ...chosen };
  return [money, (change: Partial<MoneyFormat>) => setChosen({ ...chosen, ...change })] as const;
}

/** Covers in place of a blank canvas, and the way to the canvas. */
export function StartChoices() {
  const { store } = useEditor();
  function startBlank(): void {
    store.setState({ isBlankChosen: true });
    document.querySelector<HTMLElement>('[data-region="canvas"]')?.focus();
  }
  return (
    <section aria-labelledby="start-choices" className={styles['start']}>
      <h2 id="start-choices">Start from a film template</h2>
      <p>Each slide asks the questions a reader will ask. You answer them.</p>
      <div className={styles['cards']}>
        <TemplateCards
          details={useMemberDetails()}
          themeName={OWN_THEME}
          format="16:9"
          money={useEditorState(({ editingState }) => editingState.doc.deck)}
        />
      </div>
      <Button onClick={startBlank}>Or start blank</Button>
    </section>
  );
}

/** Value for the template's own theme. */
const OWN_THEME = '';

const SLIDE_FORMAT_LABELS = {
  '16:9': '16:9, for screens',
  '4:3': '4:3',
  A4: 'A4, for print',
};

type SlideFormat = keyof typeof SLIDE_FORMAT_LABELS;

/** Heights of slides; decks of 16:9 store none. */
const SLIDE_HEIGHTS: Record<SlideFormat, number | undefined> = {
  '16:9': undefined,
  '4:3': MAX_SLIDE_HEIGHT,
  A4: Math.round(SLIDE_SIZE.width / Math.SQRT2),
};

interface CardsProps {
  readonly details: ProjectDetails;
  readonly format: SlideFormat;
  readonly money: MoneyFormat;
}

function TemplateCards({
  details,
  themeName,
  format,
  money: { language, currency },
}: CardsProps & { readonly themeName: string }) {
  const editor = useEditor();
  const slideHeight = SLIDE_HEIGHTS[format];
  const decks = useMemo(
    () => createDecks(details, themeName, { slideHeight, language, currency }),
    [details, themeName, slideHeight, language, currency],
  );
  useEffect(() => {
    void loadFonts(decks.flatMap(({ deck }) => deck.slides.slice(0, 1)));
  }, [decks]);
  return decks.map(({ template, deck }) => (
    <DeckCard
      key={template.name}
      title={template.title}
      firstSlide={deck.slides[0]}
      slideHeight={slideHeight}
      details={`${template.slides.length} slides`}
      onChoose={() => void startDeck(editor, deck)}
    >
      {template.description}
    </DeckCard>
  ));
}

function BlankCard({ details: { title }, format, money: { language, currency } }: CardsProps) {
  const editor = useEditor();
  const slideHeight = SLIDE_HEIGHTS[format];
  function startBlank(): void {
    const size = slideHeight && { slideHeight };
    void startDeck(editor, createDeck({ ...size, ...(title && { title }), language, currency }));
  }
  return (
    <DeckCard
      title="Empty"
      firstSlide={BLANK_SLIDE}
      slideHeight={slideHeight}
      details="2 slides"
      onChoose={startBlank}
    >
      Two blank slides.
    </DeckCard>
  );
}

const BLANK_SLIDE = createSlide();

/** Fills the logline and the synopsis from one of the member's; missing while there are none. */
function SynopsisField({ onChoose }: { onChoose: (synopsis: StoredSynopsis) => void }) {
  const synopses = useAsyncValue(() => fetchSynopses().catch(() => []));
  if (!synopses || synopses.length === 0) return null;
  return (
    <SelectField
      label="From a synopsis of yours"
      defaultValue=""
      onChange={({ target }) => {
        const chosen = synopses[Number(target.value)];
        if (target.value !== '' && chosen) onChoose(chosen);
      }}
    >
      <option value="">None</option>
      {synopses.map(({ logline }, index) => (
        <option key={`${index} ${logline}`} value={index}>
          {logline}
        </option>
      ))}
    </SelectField>
  );
}

function useMemberDetails(): ProjectDetails {
  const name: unknown = useSession((session) => session.user?.user_metadata['full_name']);
  return typeof name === 'string' ? { name } : NO_DETAILS;
}

const NO_DETAILS: ProjectDetails = {};

function createDecks(
  details: ProjectDetails,
  themeName: string,
  options: MoneyFormat & { slideHeight: number | undefined },
) {
  const theme = themeName === OWN_THEME ? undefined : requireTheme(themeName);
  return Object.values(DECK_TEMPLATES).map((template) => {
    const deck: Deck = createDeckFromTemplate(template.name, details, theme, options);
    return { template, deck };
  });
}

/** Card of the chooser: a cover with the deck's name. */
function DeckCard({
  title,
  firstSlide,
  slideHeight,
  details,
  children,
  onChoose,
}: {
  title: string;
  firstSlide: Slide | undefined;
  slideHeight?: number | undefined;
  details: string;
  children?: ReactNode;
  onChoose: () => void;
}) {
  return (
    <ButtonBase className={styles['card']} onClick={onChoose}>
      <SlidePicture className={styles['cover']} slide={firstSlide} slideHeight={slideHeight} />
      <strong>{title}</strong>
      {children && <span>{children}</span>}
      <span className={styles['details']}>{details}</span>
    </ButtonBase>
  );
}

/** Templates that the member saved in this browser, and the button that saves one. */
function OwnTemplates() {
  const editor = useEditor();
  const [reloadKey, setReloadKey] = useState(0);
  const deck = useEditorState((state) => state.committedDeck);
  const templates = useAsyncValue(async () => {
    const entries = await listLibrary(editor, 'template');
    void loadFonts(entries.flatMap((entry) => entry.deck.slides.slice(0, 1)));
    return entries;
  }, reloadKey);

  async function change(verb: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
      announceInEditor(editor.store, `${verb}: done`);
      setReloadKey(reloadKey + 1);
    } catch (cause) {
      editor.store.setState({ error: toCommandError(verb, cause) });
      showDialog(editor.store, null);
    }
  }

  return (
    <section className={styles['own']}>
      <h3 className={controls['heading']}>Your templates</h3>
      {templates?.length === 0 && (
        <p className={controls['hint']}>
          No template yet. Save this deck as one: it stays in this browser, with its pictures.
        </p>
      )}
      {templates && templates.length > 0 && (
        <div className={styles['cards']}>
          {templates.map((template) => (
            <OwnTemplate
              key={template.id}
              template={template}
              onRemove={() =>
                void change('Delete template', () => removeFromLibrary(editor, template.id))
              }
            />
          ))}
        </div>
      )}
      <Button
        onClick={() =>
          void change('Save as template', () => saveToLibrary(editor, 'template', deck))
        }
      >
        Save this deck as a template
      </Button>
    </section>
  );
}

function OwnTemplate({ template, onRemove }: { template: LibraryEntry; onRemove: () => void }) {
  const editor = useEditor();
  const { title, slides, slideHeight } = template.deck;
  return (
    <div className={styles['ownTemplate']}>
      <DeckCard
        title={title}
        firstSlide={slides[0]}
        slideHeight={slideHeight}
        details={formatSlideCount(slides.length)}
        onChoose={() => void startDeck(editor, template.deck)}
      />
      <ToolButton icon="close" label={`Delete the template ${title}`} onClick={onRemove} />
    </div>
  );
}
