type Banner = { text: string; reset: string; onReset: () => void };

/**
 * The style of the site's notices, at another edge and above the rest. No sheet: its loader would be part of the first
 * script of every visit.
 */
const STYLE =
  'inset: auto auto var(--s4) var(--s4); z-index: 65; margin: 0; border-color: var(--primary)';

/** Shows on every page that this tab differs from the live site. It stands outside React, so no error removes it. */
export function showTeamBanner({ text, reset, onReset }: Banner): void {
  const banner = document.createElement('aside');
  banner.className = 'site-notice';
  banner.style.cssText = STYLE;
  banner.ariaLabel = 'Preview';
  const sentence = document.createElement('p');
  sentence.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'ui-button ui-button-secondary ui-button-small';
  button.textContent = reset;
  button.addEventListener('click', () => {
    banner.remove();
    onReset();
  });
  banner.append(sentence, button);
  document.body.append(banner);
}
