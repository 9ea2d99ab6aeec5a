import { useMemo, useState, type SubmitEvent } from 'react';
import { Button, PasswordField } from '@site/ui/mui';
import { CheckboxField } from '../../../controls/checkbox-field';
import { keepInAccount } from '../../../account-sync/start-account-sync';
import { ChoiceField } from '../../../controls/choice-field';
import { listOpenFindings } from '../../../film/open-findings';
import { AccountError } from '../../../storage/account/account-decks';
import {
  listDeckLinks,
  type DeckLink,
  endDeckLink,
  findLinkAddress,
  createDeckLink,
} from '../../../storage/account/deck-links';
import { announceInEditor } from '../../../store/editor-actions';
import { useEditor, useEditorState } from '../../../store/editor-context';
import type { AccountSyncState } from '../../../store/editor-store';
import { formatDateTime } from '../../format-deck-details';
import { OpenFindings } from '../export/submit-row';
import { useAsyncValue } from '../use-async-value';
import controls from '../../../controls/controls.module.css';
import styles from '../editor-dialogs.module.css';

const CONTENTS = { latest: 'Always the latest', fixed: 'As it is now' } as const;

const ENDS = { never: 'When you end it', week: 'In 7 days', month: 'In 30 days' } as const;

const DAY_MS = 86_400_000;

const END_DAYS: Readonly<Record<keyof typeof ENDS, number | null>> = {
  never: null,
  week: 7,
  month: 30,
};

/** Links to the open deck, and a form for a new one. A link shows the account's copy, so the deck has to be there. */
export function ShareForm() {
  const editor = useEditor();
  const kind = useEditorState(({ accountSync }) => accountSync?.kind);
  if (kind === undefined || kind === 'local' || kind === 'deleted')
    return (
      <div className={styles['form']}>
        <p>
          A link shows the copy of this deck in your account. This deck is in this browser only.
        </p>
        <div className={styles['row']}>
          <Button variant="primary" onClick={() => void keepInAccount(editor)}>
            Keep in account
          </Button>
        </div>
        <p className={controls['hint']}>
          All decks of this browser are kept in your account from then on.
        </p>
      </div>
    );
  return <DeckLinks problem={PROBLEMS[kind]} isSaved={kind === 'saved'} />;
}

/** Reasons for which no new link can be made. Links that there are can be ended all the same. */
const PROBLEMS: Partial<Record<AccountSyncState['kind'], string>> = {
  asked: 'Your deck is being saved to your account…',
  saving: 'Your deck is being saved to your account…',
  waiting: 'Your account can’t be reached. Check your connection; the editor keeps trying.',
  refused:
    'Your account couldn’t take this deck, so it can’t be shared by a link. Export a PDF instead, or make the deck smaller.',
  outdated: 'A newer editor changed this deck. Reload the page, then share it.',
};

function DeckLinks({ problem, isSaved }: { problem: string | undefined; isSaved: boolean }) {
  const { ownerId, session } = useEditor();
  const deck = useEditorState((state) => state.committedDeck);
  const findings = useMemo(() => listOpenFindings(deck), [deck]);
  const [reloadKey, setReloadKey] = useState(0);
  const links = useAsyncValue(
    () => listDeckLinks(ownerId, session.deck.id).catch(() => null),
    reloadKey,
  );
  const reload = () => setReloadKey(reloadKey + 1);
  return (
    <div className={styles['form']}>
      {findings.length > 0 && <OpenFindings heading="Before you share" findings={findings} />}
      <NewLinkForm problem={problem} isSaved={isSaved} onCreate={reload} />
      {links === null && (
        <p role="alert">
          Your links couldn’t be loaded. Check your connection, then open this again.
        </p>
      )}
      {links && links.length > 0 && <LinkList links={links} onChange={reload} />}
    </div>
  );
}

/** Resolves to whether the browser took the address into its clipboard. */
async function copyLink(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}

/** Says why a link was not made or ended. Refusals of the database are sentences for people. */
function linkErrorMessage(cause: unknown): string {
  const isSentence =
    cause instanceof AccountError && cause.isRefused && /^[A-Z].{10,200}\.$/.test(cause.message);
  return isSentence
    ? cause.message
    : 'Your account couldn’t be reached. Check your connection, then try again.';
}

/** Links to a deck, the newest first, each with what it shows and how often it was opened. */
function LinkList({ links, onChange }: { links: readonly DeckLink[]; onChange: () => void }) {
  const [message, setMessage] = useState('');
  return (
    <section aria-labelledby="deck-links">
      <h3 id="deck-links" className={controls['heading']}>
        Your links to this deck
      </h3>
      <ul className={styles['links']}>
        {links.map((link) => (
          <LinkEntry key={link.id} link={link} onMessage={setMessage} onChange={onChange} />
        ))}
      </ul>
      <p role="status" className={controls['hint']}>
        {message}
      </p>
    </section>
  );
}

interface LinkEntryProps {
  readonly link: DeckLink;
  readonly onMessage: (message: string) => void;
  readonly onChange: () => void;
}

function LinkEntry(props: LinkEntryProps) {
  const name = nameOf(props.link);
  return (
    <li className={styles['link']} aria-label={name}>
      <p>{name}</p>
      {!hasEnded(props.link) && <LinkActions {...props} />}
    </li>
  );
}

function LinkActions({ link, onMessage, onChange }: LinkEntryProps) {
  const { ownerId } = useEditor();
  const address = findLinkAddress(ownerId, link.id);

  async function copy(text: string): Promise<void> {
    const isCopied = await copyLink(text);
    onMessage(
      isCopied ? 'Link copied.' : 'The link couldn’t be copied. Select the address, then copy it.',
    );
  }

  async function end(): Promise<void> {
    try {
      await endDeckLink(ownerId, link.id);
      onMessage('Link ended.');
      onChange();
    } catch (cause) {
      onMessage(linkErrorMessage(cause));
    }
  }

  return (
    <>
      {address === undefined ? (
        <p className={controls['hint']}>
          Its address is in the browser that made it. Create another link to have one here.
        </p>
      ) : (
        <input
          className={styles['address']}
          aria-label="Address of the link"
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
      )}
      <div className={styles['row']}>
        {address !== undefined && <Button onClick={() => void copy(address)}>Copy link</Button>}
        <Button variant="danger" onClick={() => void end()}>
          End link
        </Button>
      </div>
    </>
  );
}

function hasEnded({ ended_at: endedAt, ends_at: endsAt }: DeckLink): boolean {
  return endedAt !== null || (endsAt !== null && Date.parse(endsAt) <= Date.now());
}

/** "Always the latest · password · opened 3 times · ends 6 Dec 2026, 14:05". */
function nameOf(link: DeckLink): string {
  const time = formatDateTime(Date.parse(link.created_at));
  const parts = [
    link.is_fixed ? `As it was on ${time}` : 'Always the latest',
    link.has_password && 'password',
    link.allows_comments && 'comments',
    link.allows_download && 'download',
    openingsOf(link),
    endOf(link),
  ];
  return parts.filter(Boolean).join(' · ');
}

function openingsOf({ openings }: DeckLink): string {
  if (openings === 0) return 'not opened yet';
  return openings === 1 ? 'opened once' : `opened ${openings} times`;
}

function endOf(link: DeckLink): string {
  const time = link.ended_at ?? link.ends_at;
  if (time === null) return '';
  return `${hasEnded(link) ? 'ended' : 'ends'} ${formatDateTime(Date.parse(time))}`;
}

interface LinkOptions {
  readonly content: keyof typeof CONTENTS;
  readonly end: keyof typeof ENDS;
  readonly password: string;
  readonly allowsComments: boolean;
  readonly allowsDownload: boolean;
}

const DEFAULT_OPTIONS: LinkOptions = {
  content: 'latest',
  end: 'never',
  password: '',
  allowsComments: false,
  allowsDownload: false,
};

/** @param props `problem`: reason for which no link can be made now; `isSaved`: all of the deck is in the account */
function NewLinkForm({
  problem,
  isSaved,
  onCreate,
}: {
  problem: string | undefined;
  isSaved: boolean;
  onCreate: () => void;
}) {
  const { store, ownerId, session } = useEditor();
  const [options, setOptions] = useState(DEFAULT_OPTIONS);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');

  async function create(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || !isSaved) return;
    setIsBusy(true);
    setMessage('Creating link…');
    const days = END_DAYS[options.end];
    const endsAt = days === null ? null : new Date(Date.now() + days * DAY_MS);
    const isFixed = options.content === 'fixed';
    try {
      const address = await createDeckLink(ownerId, session.deck.id, {
        ...options,
        isFixed,
        endsAt,
      });
      setMessage((await copyLink(address)) ? 'Link created and copied.' : 'Link created.');
      announceInEditor(store, 'Link created');
      setOptions({ ...options, password: '' });
      onCreate();
    } catch (cause) {
      setMessage(linkErrorMessage(cause));
    }
    setIsBusy(false);
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void create(event)}>
      <p className={controls['hint']}>
        Anybody who has the link can look at this deck, without an account. Notes, comments and
        hidden slides are left out.
      </p>
      <OptionFields
        options={options}
        onChange={(change) => setOptions({ ...options, ...change })}
      />
      <div className={styles['row']}>
        <Button type="submit" variant="primary" aria-busy={isBusy} disabled={!isSaved}>
          Create link
        </Button>
        <span role="status">{problem ?? message}</span>
      </div>
    </form>
  );
}

function OptionFields({
  options,
  onChange,
}: {
  options: LinkOptions;
  onChange: (change: Partial<LinkOptions>) => void;
}) {
  return (
    <>
      <ChoiceField
        label="Shows the deck"
        value={options.content}
        labels={CONTENTS}
        onChange={(content) => onChange({ content })}
      />
      <ChoiceField
        label="Ends"
        value={options.end}
        labels={ENDS}
        onChange={(end) => onChange({ end })}
      />
      <PasswordField
        id="link-password"
        label="Password (optional)"
        autoComplete="new-password"
        value={options.password}
        maxLength={200}
        onChange={({ target }) => onChange({ password: target.value })}
      />
      <CheckboxField
        label="Visitors may comment"
        hint="With a name, on a slide. You read them beside the slide and get an email, one an hour at most."
        isChecked={options.allowsComments}
        onChange={(allowsComments) => onChange({ allowsComments })}
      />
      <CheckboxField
        label="Visitors may download a PDF"
        hint="Adds a button. Without it, they can still take pictures of what they see."
        isChecked={options.allowsDownload}
        onChange={(allowsDownload) => onChange({ allowsDownload })}
      />
    </>
  );
}
