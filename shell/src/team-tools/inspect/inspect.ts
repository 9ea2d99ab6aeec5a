import { giveUp } from '../asked';
import { loadedFiles, readAuthor, readFacts } from './facts';
import { drawFacts, makeFrame, makePanel, placeFrame } from './panel';

const everyMs = 1000;

/** Shows what the page is made of, beside React's tree and for as long as the tab asks for it. */
export function inspect(): void {
  const sizes = new Map<string, number>();
  const panel = makePanel({ onClose: close });
  const frame = makeFrame();
  document.body.append(frame, panel);
  let drawn = '';
  const timer = setInterval(draw, everyMs);
  // The shell has not started yet.
  setTimeout(draw);

  function draw(): void {
    void weigh(sizes);
    placeFrame(frame, readAuthor());
    const facts = readFacts(sizes);
    // Only what has changed is drawn, so that a selection and the focus stay.
    if (JSON.stringify(facts) === drawn) return;
    drawn = JSON.stringify(facts);
    drawFacts(panel, facts);
  }

  function close(): void {
    clearInterval(timer);
    giveUp('inspect');
    frame.remove();
    panel.remove();
  }
}

/**
 * Asks how heavy files are, as they were sent. Other origins do not tell the browser's own clockwork; what is asked
 * here comes from its cache.
 */
async function weigh(sizes: Map<string, number>): Promise<void> {
  for (const file of loadedFiles().filter((each) => !sizes.has(each))) {
    sizes.set(file, 0);
    const answer = await fetch(file, { cache: 'force-cache' }).catch(() => undefined);
    sizes.set(file, Number(answer?.headers.get('content-length') ?? 0));
  }
}
