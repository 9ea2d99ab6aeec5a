import { getSiteSettings } from '@site/page/settings';
import { Button, ButtonLink, VisitorOrMember } from '@site/ui';
import type { PageAction } from '../content/types';
import css from './page-actions.module.css';

/** Calls to action of a page. Members get links to the editor and the dashboard instead of "Get Started". */
export function PageActions({ actions }: { actions: PageAction[] }) {
  const buttons = actions.map((action) => <ActionButton key={keyOf(action)} action={action} />);
  const hasFreeStart = actions.some(({ kind }) => kind === 'freeStart');
  return (
    <div className={`${css.actions} ui-no-print`}>
      {hasFreeStart ? (
        <VisitorOrMember
          visitor={
            <>
              {buttons}
              <SignUpNote className={css.note} />
            </>
          }
          member={<MemberLinks />}
        />
      ) : (
        buttons
      )}
    </div>
  );
}

function keyOf(action: PageAction): string {
  return action.kind === 'link' ? action.to : action.kind;
}

function ActionButton({ action }: { action: PageAction }) {
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
  if (getSiteSettings().launch === 'open')
    return <ButtonLink to="/login?mode=signup">{label}</ButtonLink>;
  return <Button disabled>{label}</Button>;
}

/** Says before launch that nobody can sign up yet. */
export function SignUpNote({ className }: { className?: string | undefined }) {
  if (getSiteSettings().launch === 'open') return null;
  return <p className={className}>Sign-up isn’t open yet.</p>;
}
