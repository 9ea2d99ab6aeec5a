import { removeRequestedTool } from '../requested-tools';
import { listLoadedFiles, describePageSource, readInspectorSections } from './inspector-sections';
import { renderSections, createOutline, createPanel, updateOutline } from './panel';

const INTERVAL_MS = 1000;

/** Shows what the visible page is made of, outside React's tree, for as long as the tab requests it. */
export function openInspector(): void {
  const sizes = new Map<string, number>();
  const panel = createPanel({ onClose: close });
  const frame = createOutline();
  document.body.append(frame, panel);
  let renderedJson = '';
  const timer = setInterval(draw, INTERVAL_MS);
  // The shell has not started yet.
  setTimeout(draw);

  function draw(): void {
    void measureSizes(sizes);
    updateOutline(frame, describePageSource());
    const facts = readInspectorSections(sizes);
    // Only changes are rendered, so that selection and focus stay.
    if (JSON.stringify(facts) === renderedJson) return;
    renderedJson = JSON.stringify(facts);
    renderSections(panel, facts);
  }

  function close(): void {
    clearInterval(timer);
    removeRequestedTool('inspect');
    frame.remove();
    panel.remove();
  }
}

/**
 * Measures transferred sizes. Resource timing hides those of other origins; these requests are answered from the cache.
 */
async function measureSizes(sizes: Map<string, number>): Promise<void> {
  for (const file of listLoadedFiles().filter((each) => !sizes.has(each))) {
    sizes.set(file, 0);
    const response = await fetch(file, { cache: 'force-cache' }).catch(() => undefined);
    sizes.set(file, Number(response?.headers.get('content-length') ?? 0));
  }
}
