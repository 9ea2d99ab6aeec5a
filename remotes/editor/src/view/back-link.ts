import type { ComponentProps, ReactNode } from 'react';

/** Component of the link that leaves the editor, supplied by the page around it. */
export type BackLink = (props: ComponentProps<'a'>) => ReactNode;
