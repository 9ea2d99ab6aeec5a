type Mark = { words: string; reset: string; onReset: () => void };

/**
 * The notice of the frame, at another edge and above the rest. No sheet of its own: the first script of every visit
 * would have to know how to load it.
 */
const look =
  'inset: auto auto var(--s4) var(--s4); z-index: 65; margin: 0; border-color: var(--primary)';

/** Says on every page that this tab is not as everybody's. It stands outside React, so no error takes it away. */
export function showMark({ words, reset, onReset }: Mark): void {
  const mark = document.createElement('aside');
  mark.className = 'sleeping-notice';
  mark.style.cssText = look;
  mark.ariaLabel = 'Preview';
  const sentence = document.createElement('p');
  sentence.textContent = words;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'ui-button ui-button-secondary ui-button-small';
  button.textContent = reset;
  button.addEventListener('click', () => {
    mark.remove();
    onReset();
  });
  mark.append(sentence, button);
  document.body.append(mark);
}
