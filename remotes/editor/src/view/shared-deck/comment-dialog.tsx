import { Button, Dialog, TextAreaField, TextField } from '@site/ui';
import { type SubmitEvent, useState } from 'react';
import type { DeckLanguage } from '../../core/amounts/deck-languages';
import {
  type CommentResult,
  type DeckLinkKeys,
  sendComment,
} from '../../storage/account/open-deck-link';
import { type SharedDeckTerm, sharedDeckTermOf } from './shared-deck-terms';
import styles from './shared-deck.module.css';

/** Limits of the database. */
const MAX_NAME_LENGTH = 80;
const MAX_COMMENT_LENGTH = 2000;

export interface CommentedSlide {
  readonly id: string;
  /** "Slide 3 of 12", in the language of the deck. */
  readonly position: string;
}

const RESULTS: Record<CommentResult, SharedDeckTerm> = {
  sent: 'Your comment was sent.',
  limit: 'There were too many comments. Try again in an hour.',
  closed: 'This slide takes no comments any more. Reload the page to see the deck as it is now.',
  offline: 'Your comment couldn’t be sent. Check your connection, then try again.',
};

/** Form for a comment of a visitor. It is open while there is a slide, and keeps what was typed when it closes. */
export function CommentDialog({
  slide,
  language,
  keys,
  onClose,
}: {
  slide: CommentedSlide | null;
  language: DeckLanguage;
  keys: DeckLinkKeys;
  onClose: () => void;
}) {
  const { draft, type, result, isBusy, send, clearResult } = useComment(keys, slide);
  const term = (english: SharedDeckTerm) => sharedDeckTermOf(english, language);

  function close(): void {
    clearResult();
    onClose();
  }

  return (
    <Dialog
      title={`${term('Comment')}: ${slide?.position ?? ''}`}
      isOpen={slide !== null}
      onClose={close}
    >
      <form className={styles['form']} onSubmit={(event) => void send(event)}>
        <TextField
          id="author"
          name="name"
          label={term('Your name')}
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          pattern=".*\S.*"
          required
          value={draft.author}
          onChange={({ target }) => type({ author: target.value })}
        />
        <TextAreaField
          id="comment"
          name="comment"
          label={term('Comment')}
          hint={term('Only the owner of the deck can read it.')}
          rows={4}
          maxLength={MAX_COMMENT_LENGTH}
          required
          value={draft.text}
          onChange={({ target }) => type({ text: target.value })}
        />
        <p role="status">{result && term(RESULTS[result])}</p>
        <div className={styles['actions']}>
          <Button type="submit" variant="primary" disabled={isBusy || draft.text.trim() === ''}>
            {term('Send')}
          </Button>
          <Button onClick={close}>{term('Close')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

function useComment(keys: DeckLinkKeys, slide: CommentedSlide | null) {
  const [draft, setDraft] = useState({ author: '', text: '' });
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<CommentResult | null>(null);
  const type = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || !slide) return;
    setIsBusy(true);
    setResult(null);
    const answer = await sendComment(keys, { slideId: slide.id, ...draft });
    setResult(answer);
    if (answer === 'sent') type({ text: '' });
    setIsBusy(false);
  }

  return { draft, type, result, isBusy, send, clearResult: () => setResult(null) };
}
