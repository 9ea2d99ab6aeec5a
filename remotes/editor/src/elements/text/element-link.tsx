import { type ReactNode, useContext } from 'react';
import { LinksEnabledContext } from './rich-text-view';

/** Wraps content in a link where links are enabled. */
export function ElementLink({
  link,
  name,
  children,
}: {
  link: string;
  name: string;
  children: ReactNode;
}) {
  const isLive = useContext(LinksEnabledContext);
  if (!isLive || link === '') return children;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={name}
      style={{ position: 'absolute', left: 0, top: 0, width: '100%', height: '100%' }}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </a>
  );
}
