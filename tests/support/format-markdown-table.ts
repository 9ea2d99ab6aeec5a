/** A table in Markdown, padded as oxfmt writes it. The first row is its head. */
export function formatMarkdownTable(rows: string[][]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_cell, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)));
  const lineOf = (row: string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = lineOf(widths.map((width) => '-'.repeat(width)));
  return [lineOf(head), rule, ...body.map(lineOf)].join('\n');
}
