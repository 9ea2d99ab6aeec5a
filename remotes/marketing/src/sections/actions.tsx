import { siteSettings } from '@site/session';
import { Button, ButtonLink } from '@site/ui';
import type { Action } from '../content/types';
import css from './actions.module.css';

export function Actions({ actions }: { actions: Action[] }) {
  return (
    <div className={css.actions}>
      {actions.map((action) =>
        action.kind === 'freeStart' ? (
          <FreeStart key="freeStart" />
        ) : (
          <ButtonLink
            key={action.to}
            to={action.to}
            variant={action.weight === 'primary' ? 'primary' : 'secondary'}
          >
            {action.label}
          </ButtonLink>
        ),
      )}
    </div>
  );
}

/** Closed until launch; then it leads to the sign-up form. */
function FreeStart() {
  const label = 'Get Started For Free';
  if (siteSettings().launch === 'open')
    return <ButtonLink to="/login?mode=signup">{label}</ButtonLink>;
  return <Button disabled>{label}</Button>;
}
