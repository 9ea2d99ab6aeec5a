import { Link, Navigate, useNavigate, useParams, useSearchParams } from '@site/page/router';
import { useSession } from '@site/page/session';
import { type ComponentProps, useState } from 'react';
import { deckPathOf } from '../storage/deck-path';
import { EditorApp } from '../view/editor-app';

/** `/editor`, `/editor?start`, `/editor?from=synopsis&id=<row>` and `/editor/<deck>`. */
export default function EditorPage() {
  const memberId = useSession((session) => session.user?.id ?? 'visitor');
  // The deck stays its member's while the end of their session waits for the last changes to be stored.
  const [owner] = useState(memberId);
  const { deck: deckId = null } = useParams<'/editor/:deck?'>();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const formerDeckId = query.get('deck');
  // Links from before the deck was part of the path.
  if (formerDeckId !== null) return <Navigate to={deckPathOf(formerDeckId)} replace />;
  const synopsis = query.get('from') === 'synopsis' ? query.get('id') : null;
  return (
    <EditorApp
      owner={owner}
      deckId={deckId}
      synopsisId={synopsis}
      onOpen={(deck) =>
        void navigate(deckPathOf(deck) + (isStart() ? '?start' : ''), { replace: deckId === null })
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
