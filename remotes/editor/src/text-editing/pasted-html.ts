import { type PastedGrid, toPastedGrid } from '../core/pasted-text';
import { hasLongCell } from '../elements/paste-grid';

/** The site's CSP rejects style sheets, style attributes and event handlers, even in HTML that is only parsed. */
export function removeActiveMarkup(html: string): string {
  return html
    .replaceAll(/<style\b[\s\S]*?<\/style>/gi, '')
    .replaceAll(/<[^>]*>/g, (tag) =>
      tag
        .replaceAll(/\sstyle\s*=/gi, ' data-css=')
        .replaceAll(/([\s"'/])on[a-z]+\s*=/gi, '$1data-event='),
    );
}

/**
 * Replaces what the schema of a text cannot hold: tables by a paragraph that is the key of their cells, breaks by
 * U+2028.
 */
export function markUpPastedHtml(body: HTMLElement): {
  readonly grids: ReadonlyMap<string, PastedGrid>;
  readonly pictureUrls: readonly string[];
} {
  const grids = new Map<string, PastedGrid>();
  const pictureUrls = takePictures(body);
  convertOfficeLists(body);
  keepPreformattedLines(body);
  for (const lineBreak of body.querySelectorAll('br'))
    lineBreak.replaceWith(lineBreak.matches('.Apple-interchange-newline') ? '' : '\u2028');
  // Tables in cells come before those that contain them.
  for (const table of Array.from(body.querySelectorAll('table')).toReversed()) {
    const grid = readGrid(table);
    if (isLayout(table, grid)) continue;
    const key = `\u2029${grids.size}`;
    grids.set(key, grid);
    table.before(...table.querySelectorAll(':scope > caption'), renameElement(table, 'p', key));
    table.remove();
  }
  for (const block of body.querySelectorAll<HTMLElement>('td, th, dt, caption, legend, summary'))
    block.replaceWith(renameElement(block, 'div'));
  return { grids, pictureUrls };
}

/** Pictures of letters become letters; the others are removed. */
function takePictures(body: HTMLElement): readonly string[] {
  return Array.from(body.querySelectorAll('img')).flatMap((picture) => {
    const isEmoji = picture.alt.length <= 8 && /\p{Extended_Pictographic}/u.test(picture.alt);
    picture.replaceWith(isEmoji ? picture.alt : '');
    return isEmoji ? [] : [picture.getAttribute('src') ?? ''];
  });
}

/** Word and PowerPoint write the markers of list items as text. */
function convertOfficeLists(body: HTMLElement): void {
  for (const marker of body.querySelectorAll(
    '[data-css*="mso-list:Ignore"], [data-css*="mso-special-format:"]',
  )) {
    const line = marker.closest<HTMLElement>('p, div, h1, h2, h3');
    marker.remove();
    if (!line) continue;
    const [, level = '1'] = /mso-list:[^;]*level(\d)/.exec(line.dataset['css'] ?? '') ?? [];
    const item = renameElement(line, 'p');
    item.dataset['list'] = /^\s*[\da-z]{1,4}[.)]/i.test(marker.textContent) ? 'number' : 'bullet';
    item.dataset['level'] = `${Math.min(2, Number(level) - 1)}`;
    line.replaceWith(item);
  }
}

const PREFORMATTED = 'pre, [data-css*="white-space:pre"], [data-css*="white-space: pre"]';

function keepPreformattedLines(body: HTMLElement): void {
  for (const element of body.querySelectorAll(PREFORMATTED))
    for (const node of element.childNodes) keepLinesOf(node);
}

function keepLinesOf(node: Node): void {
  for (const child of node.childNodes) keepLinesOf(child);
  const { nodeType, nodeValue, parentElement } = node;
  const isBetweenBlocks = parentElement?.querySelector(':scope > :is(p, div, li, ul, ol, table)');
  if (nodeType !== Node.TEXT_NODE || (isBetweenBlocks && nodeValue?.trim() === '')) return;
  node.nodeValue = (nodeValue ?? '')
    .replaceAll(/\r?\n/g, '\u2028')
    .replaceAll(/[ \t]{2,}|\t/g, (spaces) => '\u00A0'.repeat(spaces.length));
}

/** Cells in the order of the table; those that a merged cell covers are empty. */
function readGrid(table: HTMLTableElement): PastedGrid {
  const rows = Array.from(table.rows).filter(
    // Excel ends with a hidden row that holds the widths of the columns.
    (row) => !/display:\s*none/.test(row.dataset['css'] ?? ''),
  );
  const cells: string[][] = rows.map(() => []);
  for (const [top, row] of rows.entries()) {
    let left = 0;
    for (const cell of row.cells) {
      while (cells[top]?.[left] !== undefined) left += 1;
      const right = left + cell.colSpan;
      for (const covered of cells.slice(top, top + Math.max(1, cell.rowSpan)))
        coverCells(covered, left, right);
      cells[top]?.splice(left, 1, textOfCell(cell));
      left = right;
    }
  }
  return toPastedGrid(cells);
}

/** Leaves gaps before the cells, which later ones fill. */
function coverCells(row: string[], left: number, right: number): void {
  for (let column = left; column < right; column += 1) row[column] = '';
}

/** Tells whether a table only arranges other content, and is read as its paragraphs. */
function isLayout(table: HTMLTableElement, grid: PastedGrid): boolean {
  const isColumn = (grid[0]?.length ?? 0) < 2;
  const hasTable = table.textContent.includes('\u2029');
  const hasProse = hasLongCell(grid) && table.querySelector(`td :is(${BLOCKS}) ~ :is(${BLOCKS})`);
  return isColumn || hasTable || Boolean(hasProse);
}

const BLOCKS = 'p, div, li, h1, h2, h3, h4, h5, h6';

function textOfCell(cell: HTMLElement): string {
  for (const block of cell.querySelectorAll(`${BLOCKS}, td, th`)) block.after(' ');
  return cell.textContent.replaceAll(/\s+/g, ' ').trim();
}

function renameElement(element: Element, name: 'p' | 'div', text?: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  if (text === undefined) renamed.append(...element.childNodes);
  else renamed.textContent = text;
  return renamed;
}
