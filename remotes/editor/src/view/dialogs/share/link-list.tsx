import { Button } from '@site/ui/mui';
import { useState } from 'react';
import controls from '../../../controls/controls.module.css';
import { type DeckLink, endDeckLink, findLinkAddress } from '../../../storage/account/deck-links';
import { useEditor } from '../../../store/editor-context';
import { formatDateTime } from '../../format-deck-details';
import styles from '../editor-dialogs.module.css';
import { copyLink } from './copy-link';
import { linkErrorMessage } from './link-error-message';

/** Links to a deck, the newest first, each with what it shows and how often it was opened. */
export function LinkList({
  links,
  onChange,
}: {
  links: readonly DeckLink[];
  onChange: () => void;
}) {
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
