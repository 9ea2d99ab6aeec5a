import { Link, useSearchParams } from '@site/router';
import { useSession } from '@site/session';
import { type ComponentProps, useState } from 'react';
import { EditorApp } from '../view/editor-app';

/** `/editor`, `/editor?start`, `/editor?deck=<id>` and `/editor?from=synopsis&id=<row>`. */
export default function EditorPage() {
  const memberId = useSession((session) => session.user?.id ?? 'visitor');
  // The deck stays its member's while the end of their session waits for the last changes to be stored.
  const [owner] = useState(memberId);
  const [params, setParams] = useSearchParams();
  const deckId = params.get('deck');
  const synopsis = params.get('from') === 'synopsis' ? params.get('id') : null;
  return (
    <EditorApp
      owner={owner}
      deckId={deckId}
      synopsisId={synopsis}
      onOpen={(deck) =>
        setParams(isStart() ? { deck, start: '' } : { deck }, {
          replace: deckId === null,
        })
      }
      backLink={BackLink}
    />
  );
}

function BackLink(props: ComponentProps<'a'>) {
  return <Link to="/dashboard" {...props} />;
}

/** Read when a deck is opened: the editor keeps the callback of its first render. */
function isStart(): boolean {
  return new URLSearchParams(location.search).has('start');
}
