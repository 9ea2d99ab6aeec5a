import { removeRequestedTool } from '../requested-tools';
import {
  describePageSource,
  type InspectorSections,
  listLoadedFiles,
  readInspectorSections,
} from './inspector-sections';

/*
 * Plain elements with inline styles: a sheet would add its loader to the first script of every visit, and elements
 * outside React survive its errors.
 */
const PANEL_STYLE = [
  'inset: 96px var(--s4) auto auto',
  'z-index: 66',
  'display: block',
  'width: min(480px, calc(100vw - 2 * var(--s4)))',
  'max-height: min(60vh, 640px)',
  'overflow: auto',
  'margin: 0',
  'border-color: var(--link)',
].join(';');

const OUTLINE_STYLE = [
  'position: absolute',
  'z-index: 45',
  'pointer-events: none',
  'outline: 2px dashed var(--link)',
  'outline-offset: -2px',
].join(';');

const LABEL_STYLE = [
  'position: absolute',
  'inset: 0 auto auto 0',
  'padding: 0 var(--s2)',
  'background: var(--raised)',
  'color: var(--link)',
  'font: var(--t-tiny) / 1.8 var(--font-slug)',
].join(';');

const CELL_STYLE =
  'padding: 2px var(--s2) 2px 0; text-align: left; vertical-align: top; font: var(--t-tiny) / 1.5 var(--font-slug); overflow-wrap: break-word';

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

/** Creates an empty panel with a button that closes it. */
function createPanel({ onClose }: { onClose: () => void }): HTMLElement {
  const panel = element('aside', PANEL_STYLE);
  panel.className = 'site-notice';
  panel.ariaLabel = 'Inspector';
  const details = element('details');
  details.open = true;
  const close = element('button', 'margin-top: var(--s3)', 'Close the inspector');
  close.type = 'button';
  close.className = 'ui-button ui-button-secondary ui-button-small';
  close.addEventListener('click', onClose);
  details.append(
    element('summary', 'cursor: pointer; font-weight: 600', 'Inspector'),
    element('div'),
    close,
  );
  panel.append(details);
  return panel;
}

function renderSections(panel: HTMLElement, facts: InspectorSections): void {
  panel.querySelector('div')?.replaceChildren(...facts.flatMap(sectionOf));
}

/** Creates the outline around the page that a remote rendered. */
function createOutline(): HTMLElement {
  const frame = element('div', OUTLINE_STYLE);
  frame.ariaHidden = 'true';
  frame.append(element('span', LABEL_STYLE));
  return frame;
}

function updateOutline(frame: HTMLElement, text: string): void {
  const {
    left = 0,
    top = 0,
    width = 0,
    height = 0,
  } = document.getElementById('content')?.getBoundingClientRect() ?? {};
  frame.style.left = `${left + scrollX}px`;
  frame.style.top = `${top + scrollY}px`;
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  const label = frame.firstElementChild;
  if (label) label.textContent = text;
}

function sectionOf({ title, rows }: InspectorSections[number]): Element[] {
  const table = element('table', 'width: 100%; border-collapse: collapse');
  for (const [name = '', ...cells] of rows) {
    const row = table.insertRow();
    const head = element('th', `${CELL_STYLE}; color: var(--text-2); font-weight: 400`, name);
    head.scope = 'row';
    row.append(head, ...cells.map((text) => element('td', CELL_STYLE, text)));
  }
  return [element('h2', 'margin: var(--s3) 0 0; font-size: var(--t-small)', title), table];
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  style = '',
  text = '',
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.style.cssText = style;
  created.textContent = text;
  return created;
}
