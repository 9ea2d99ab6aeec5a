import type { CSSProperties, ReactNode } from 'react';
import type { Cell } from '../../core/edit/tables';
import { isAmountColumn, shownRows } from '../../core/film/tables';
import { LINE_HEIGHT, type TableElement } from '../../core/model/deck';
import { fontStack } from './element-style';
import styles from './slide.module.css';

export function TableView({
  table,
  editedCell = null,
  editor,
}: {
  table: TableElement;
  /** Cell that `editor` replaces while it is edited. */
  editedCell?: Cell | null;
  editor?: ReactNode;
}) {
  const rows = shownRows(table);
  const percentPerUnit = 100 / table.columns.reduce((sum, column) => sum + column, 0);
  const [head = [], ...body] = rows;
  const height = table.height / rows.length;
  const contentOf = (text: string, row: number, column: number) =>
    editedCell?.row === row && editedCell.column === column ? editor : text;
  return (
    <table className={styles['table']} style={styleOf(table)}>
      <thead>
        <tr style={{ ...headStyle(table), height }}>
          {cellsOf(head).map(({ key, text, column }) => (
            <th
              key={key}
              data-cell={`0 ${column}`}
              data-amount={isAmountColumn(table, column) || undefined}
              style={{
                width: `${(table.columns[column] ?? 1) * percentPerUnit}%`,
                borderColor: table.line,
                ...headStyle(table),
              }}
            >
              {contentOf(text, 0, column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row, index) => (
          <tr
            key={keyOf('row', index)}
            style={{ height }}
            data-total={isTotal(table, index, body.length) || undefined}
          >
            {cellsOf(row).map(({ key, text, column }) => (
              <td
                key={key}
                data-cell={`${index + 1} ${column}`}
                style={{ borderColor: table.line, ...bandStyle(table, index) }}
                data-amount={isAmountColumn(table, column) || undefined}
              >
                {contentOf(text, index + 1, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function styleOf(table: TableElement): CSSProperties {
  return {
    fontSize: table.fontSize,
    fontFamily: fontStack(table.fontFamily),
    color: table.color,
    lineHeight: LINE_HEIGHT,
  };
}

function headStyle({ headFill, headColor }: TableElement): CSSProperties {
  return { color: headColor, ...(headFill === 'none' ? {} : { background: headFill }) };
}

function bandStyle({ band }: TableElement, index: number): CSSProperties {
  return band === 'none' || index % 2 === 1 ? {} : { background: band };
}

/** Cells are identified by their position. */
function cellsOf(row: readonly string[]) {
  return row.map((text, column) => ({
    key: keyOf('column', column),
    text,
    column,
  }));
}

function keyOf(kind: string, index: number): string {
  return `${kind} ${index}`;
}

function isTotal(table: TableElement, index: number, length: number): boolean {
  return table.total && index === length - 1;
}
