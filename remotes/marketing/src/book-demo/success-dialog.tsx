import { getSiteSettings } from '@site/page/settings';
import { Button, ButtonLink, Dialog } from '@site/ui';
import { useEffect, useEffectEvent } from 'react';
import { buildChatLink } from './build-chat-link';
import css from './demo-form.module.css';
import type { DemoRequest } from './demo-request';

const CHAT_DELAY_MS = 1000;
const CLOSE_DELAY_MS = 5000;

/**
 * Thanks the visitor and opens WhatsApp automatically; a link opens it where pop-ups are blocked. It closes by itself,
 * unless a key is pressed or the pointer moves in it.
 */
export function SuccessDialog({
  request,
  isOpen,
  onClose,
}: {
  request: DemoRequest | undefined;
  isOpen: boolean;
  onClose: () => void;
}) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!request) return undefined;
    const chat = buildChatLink(getSiteSettings().contact.chatNumber, request);
    // Closing the dialog early keeps the timer of the chat; leaving the page cancels it.
    const chatTimer = setTimeout(() => window.open(chat, '_blank', 'noopener'), CHAT_DELAY_MS);
    const closeTimer = setTimeout(() => close(), CLOSE_DELAY_MS);
    const uses = new AbortController();
    const stay = ({ target }: Event) => {
      // Over its backdrop the target is the dialog itself.
      if (target instanceof Element && target.closest('dialog > *')) clearTimeout(closeTimer);
    };
    for (const use of ['keydown', 'pointermove'])
      document.addEventListener(use, stay, { signal: uses.signal });
    return () => {
      clearTimeout(chatTimer);
      clearTimeout(closeTimer);
      uses.abort();
    };
  }, [request]);

  return (
    <Dialog
      title="Your demo request is in"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          {request && (
            <ButtonLink
              to={buildChatLink(getSiteSettings().contact.chatNumber, request)}
              target="_blank"
              rel="noopener noreferrer"
              variant="primary"
            >
              Open WhatsApp
            </ButtonLink>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {request && <Thanks request={request} />}
    </Dialog>
  );
}

function Thanks({ request }: { request: DemoRequest }) {
  return (
    // The second click of a double click on the button lands here and would select a word.
    <div role="presentation" onMouseDown={(event) => event.detail > 1 && event.preventDefault()}>
      <p>
        Thank you, {request.name}. WhatsApp opens in a new tab with your request filled in. Press
        Send to share it there.
      </p>
      <p className={css.quiet}>
        This closes after five seconds, unless you press a key or point at it.
      </p>
    </div>
  );
}
