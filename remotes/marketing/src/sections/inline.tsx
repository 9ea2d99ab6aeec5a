import { withNames } from '@site/contract';
import { Link } from '@site/router';
import { siteSettings } from '@site/settings';
import type { RichText } from '../content/types';

const markup = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Copy with its bold words, its links and the names from the site settings. */
export function Inline({ text }: { text: RichText }) {
  const source = fillNames(text);
  const parts = [];
  let end = 0;
  for (const match of source.matchAll(markup)) {
    parts.push(source.slice(end, match.index), <Marked key={match.index} match={match} />);
    end = match.index + match[0].length;
  }
  parts.push(source.slice(end));
  return parts;
}

/** Puts brand, legal name and e-mail address of this site into a text. */
export function fillNames(text: string): string {
  return withNames(text, siteSettings());
}

function Marked({ match: [, bold, label, target] }: { match: RegExpExecArray }) {
  if (bold) return <strong>{bold}</strong>;
  return <TextLink to={target ?? ''}>{label}</TextLink>;
}

/** A path of this site goes through the router; anchors and addresses stay with the browser. */
export function TextLink({ to, children }: { to: string; children: React.ReactNode }) {
  return to.startsWith('/') ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>;
}
