import { siteSettings } from '@site/settings';
import { Button, ButtonLink, ByVisitor } from '@site/ui';
import type { Action } from '../content/types';
import css from './actions.module.css';

/** What a page offers to do next. A member has started already: they see the way on instead. */
export function Actions({ actions }: { actions: Action[] }) {
  const offers = actions.map((action) => <Offer key={keyOf(action)} action={action} />);
  const isStart = actions.some(({ kind }) => kind === 'freeStart');
  return (
    <div className={css.actions}>
      {isStart ? <ByVisitor visitor={offers} member={<WayOn />} /> : offers}
    </div>
  );
}

function keyOf(action: Action): string {
  return action.kind === 'link' ? action.to : action.kind;
}

function Offer({ action }: { action: Action }) {
  if (action.kind === 'freeStart') return <FreeStart />;
  const variant = action.weight === 'primary' ? 'primary' : 'secondary';
  return (
    <ButtonLink to={action.to} variant={variant}>
      {action.label}
    </ButtonLink>
  );
}

function WayOn() {
  return (
    <>
      <ButtonLink to="/editor" variant="primary">
        Open the editor
      </ButtonLink>
      <ButtonLink to="/dashboard">Dashboard</ButtonLink>
    </>
  );
}

/** Closed until launch; then it leads to the sign-up form. */
function FreeStart() {
  const label = 'Get Started For Free';
  if (siteSettings().launch === 'open')
    return <ButtonLink to="/login?mode=signup">{label}</ButtonLink>;
  return <Button disabled>{label}</Button>;
}
