import type { ComponentProps, ReactNode } from 'react';

/** A link out of the editor, as the page around it has them. */
export type BackLink = (props: ComponentProps<'a'>) => ReactNode;
