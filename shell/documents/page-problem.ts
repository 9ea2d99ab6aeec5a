import { CONTROLS } from '@site/contract';
import type { RenderResult } from '../src/server-entry';

/** A sentence about what must not be published of a rendered page, or undefined. */
export function problemOf(
  { html, errors }: RenderResult,
  { hasOwner, isHydrated }: { hasOwner: boolean; isHydrated: boolean },
): string | undefined {
  if (errors.length > 0) return errors.join('\n');
  if (/<!--\$[!?]-->/.test(html)) return 'A part of it fell back to its loading state.';
  if (/<style[^>]* data-emotion=/.test(html)) {
    return 'It uses MUI, whose styles come with its scripts: say prerender: false in its route, or use @site/ui.';
  }
  if (!/<h1[\s>]/.test(html)) return 'It has no heading of the first level.';
  // A page of a remote whose route the shell did not recognise.
  if (hasOwner && html.includes('>Page not found</h1>')) return 'The shell found no route for it.';
  const control = isHydrated ? undefined : controlIn(html);
  if (control) {
    return `It holds ${control}, which would not answer, because its route says hydrate: false. Take one of the two away.`;
  }
  return undefined;
}

/** The first thing in the page itself that somebody would expect an answer of. */
function controlIn(html: string): string | undefined {
  const page = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const [, tag, role] = CONTROL.exec(page) ?? [];
  return tag ? `<${tag}>` : role;
}

/** React writes `disabled=""`; a visitor expects no answer of what carries it. */
const CONTROL = new RegExp(
  `<(${CONTROLS.tags.join('|')})(?![^>]* disabled="")[\\s>]|(role="(?:${CONTROLS.roles.join('|')})")`,
);
