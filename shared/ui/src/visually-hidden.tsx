import type { ComponentProps } from 'react';

/** For ears, not for eyes. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className="ui-hidden" />;
}
