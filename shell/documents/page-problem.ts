import { INTERACTIVE_CONTROLS } from '@site/contract';
import type { RenderResult } from '../src/render-to-html';

/** Finds a reason why a rendered page must not be published. @returns a sentence, or undefined */
export function findPageProblem(
  { html, errors }: RenderResult,
  { hasOwner, isHydrated }: { hasOwner: boolean; isHydrated: boolean },
): string | undefined {
  const page = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const problem = findRenderProblem({ html, errors }, isHydrated, page);
  if (problem) return problem;
  if (!/<h1[\s>]/.test(html)) return 'It has no heading of the first level.';
  // The shell did not recognise the route of a remote's page.
  if (hasOwner && html.includes('>Page not found</h1>'))
    return 'The shell found no route for it, or the page refuses the value.';
  return undefined;
}

/**
 * Finds a reason why a page or a widget cannot be static HTML.
 * @param part of the HTML that is not the shell's
 * @returns a sentence, or undefined
 */
export function findRenderProblem(
  { html, errors }: RenderResult,
  isHydrated: boolean,
  part = html,
): string | undefined {
  if (errors.length > 0) return errors.join('\n');
  if (/<!--\$[!?]-->/.test(html)) return 'A part of it fell back to its loading state.';
  if (/<style[^>]* data-emotion=/.test(html)) {
    return 'It uses MUI, whose styles come with its scripts: set prerender: false in its route, or use @site/ui.';
  }
  const control = isHydrated ? undefined : findControl(part);
  if (control) {
    return `It holds ${control}, which would not answer, because its route says hydrate: false. Remove one of the two.`;
  }
  return undefined;
}

/** Finds the first interactive element. */
function findControl(html: string): string | undefined {
  const [, tag, role] = CONTROL.exec(html) ?? [];
  return tag ? `<${tag}>` : role;
}

/** React writes `disabled=""`; a disabled control need not respond. */
const CONTROL = new RegExp(
  `<(${INTERACTIVE_CONTROLS.tags.join('|')})(?![^>]* disabled="")[\\s>]|(role="(?:${INTERACTIVE_CONTROLS.roles.join('|')})")`,
);
