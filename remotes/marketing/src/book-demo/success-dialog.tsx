import { siteSettings } from '@site/settings';
import { Button, Dialog } from '@site/ui';
import { useEffect, useEffectEvent } from 'react';
import { chatLink } from './chat-link';
import type { DemoRequest } from './demo-request';

const chatAfter = 1000;
const closeAfter = 5000;

/** Thanks the visitor; the chat opens by itself, and by a link where pop-ups are stopped. */
export function SuccessDialog({
  request,
  onClose,
}: {
  request: DemoRequest | undefined;
  onClose: () => void;
}) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!request) return undefined;
    const chat = chatLink(siteSettings().contact.chatNumber, request);
    // Closing the dialog early does not call off the chat; leaving the page does.
    const opening = setTimeout(() => window.open(chat, '_blank', 'noopener'), chatAfter);
    const closing = setTimeout(() => close(), closeAfter);
    return () => {
      clearTimeout(opening);
      clearTimeout(closing);
    };
  }, [request]);

  return (
    <Dialog
      title="Your demo request is in"
      isOpen={request !== undefined}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {request && <Thanks request={request} />}
    </Dialog>
  );
}

function Thanks({ request }: { request: DemoRequest }) {
  return (
    <>
      <p>
        Thank you, {request.name}. A confirmation is on its way to {request.email}. Our chat opens
        in a new tab, with your request as the first message.
      </p>
      <p>
        <a
          href={chatLink(siteSettings().contact.chatNumber, request)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Open the chat
        </a>{' '}
        if no tab appears.
      </p>
    </>
  );
}
