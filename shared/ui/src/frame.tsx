import type { ComponentProps } from 'react';
import { joinClassNames } from './join-class-names';

/** Picture frame with aspect ratio 2.39:1. */
export function Frame({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClassNames('ui-frame', className)} />;
}
