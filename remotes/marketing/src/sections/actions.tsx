import { siteSettings } from '@site/settings';
import { Button, ButtonLink, ByVisitor } from '@site/ui';
import type { Action } from '../content/types';
import css from './actions.module.css';

/** Calls to action of a page. Members get links to the editor and the dashboard instead of "Get Started". */
export function Actions({ actions }: { actions: Action[] }) {
  const buttons = actions.map((action) => <ActionButton key={keyOf(action)} action={action} />);
  const hasFreeStart = actions.some(({ kind }) => kind === 'freeStart');
  return (
    <div className={css.actions}>
      {hasFreeStart ? <ByVisitor visitor={buttons} member={<MemberLinks />} /> : buttons}
    </div>
  );
}

function keyOf(action: Action): string {
  return action.kind === 'link' ? action.to : action.kind;
}

function ActionButton({ action }: { action: Action }) {
  if (action.kind === 'freeStart') return <FreeStartButton />;
  const variant = action.weight === 'primary' ? 'primary' : 'secondary';
  return (
    <ButtonLink to={action.to} variant={variant}>
      {action.label}
    </ButtonLink>
  );
}

function MemberLinks() {
  return (
    <>
      <ButtonLink to="/editor" variant="primary">
        Open the editor
      </ButtonLink>
      <ButtonLink to="/dashboard">Dashboard</ButtonLink>
    </>
  );
}

/** Disabled until launch; then it links to the sign-up form. */
function FreeStartButton() {
  const label = 'Get Started For Free';
  if (siteSettings().launch === 'open')
    return <ButtonLink to="/login?mode=signup">{label}</ButtonLink>;
  return <Button disabled>{label}</Button>;
}
