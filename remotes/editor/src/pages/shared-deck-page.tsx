import { useLocation, useParams } from '@site/page/router';
import { SharedDeck } from '../view/shared-deck/shared-deck';

/** `/shared/<link>#<secret>`: browsers send no fragment, so the secret is in no log and no referrer. */
export default function SharedDeckPage() {
  const { link } = useParams<'/shared/:link'>();
  const secret = useLocation().hash.slice(1);
  return <SharedDeck key={`${link} ${secret}`} linkId={link} secret={secret} />;
}
