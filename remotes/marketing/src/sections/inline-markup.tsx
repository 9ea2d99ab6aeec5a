import { fillSitePlaceholders } from '@site/contract';
import { Link } from '@site/page/router';
import { getSiteSettings } from '@site/page/settings';
import type { MarkupText } from '../content/types';
import { useNameLanguage } from './ui-strings-context';

const MARKUP_PATTERN = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Renders a text with its bold words, its links and the names of the site settings. */
export function InlineMarkup({ text }: { text: MarkupText }) {
  const source = fillSiteNames(text);
  const nodes = [];
  let end = 0;
  for (const match of source.matchAll(MARKUP_PATTERN)) {
    nodes.push(source.slice(end, match.index), <MarkupMatch key={match.index} match={match} />);
    end = match.index + match[0].length;
  }
  nodes.push(source.slice(end));
  return nodes;
}

/** Fills brand, legal name and email address of this site into a text. */
export function fillSiteNames(text: string): string {
  return fillSitePlaceholders(text, getSiteSettings());
}

function MarkupMatch({ match: [, bold, label, target] }: { match: RegExpExecArray }) {
  if (bold) return <strong>{bold}</strong>;
  return <TextLink to={target ?? ''} label={label ?? ''} />;
}

/** Link that uses the router for paths of this site, and the browser for anchors and other URLs. */
function TextLink({ to, label }: { to: string; label: string }) {
  const lang = useNameLanguage(label);
  return to.startsWith('/') ? (
    <Link to={to} lang={lang}>
      {label}
    </Link>
  ) : (
    <a href={to} lang={lang}>
      {label}
    </a>
  );
}
