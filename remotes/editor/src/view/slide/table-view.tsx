import { isAmountColumn, shownRows } from '../../core/film/tables';
import { LINE_HEIGHT, type TableElement } from '../../core/model/deck';
import { fontStack } from './element-style';
import styles from './slide.module.css';

export function TableView({ table }: { table: TableElement }) {
  const [head = [], ...body] = shownRows(table);
  const share = 100 / table.columns.reduce((sum, column) => sum + column, 0);
  const style = {
    fontSize: table.fontSize,
    fontFamily: fontStack(table.fontFamily),
    color: table.color,
    lineHeight: LINE_HEIGHT,
  };
  return (
    <table className={styles['table']} style={style}>
      <thead>
        <tr style={{ borderColor: table.line }}>
          {cellsOf(head).map(({ key, text, column }) => (
            <th
              key={key}
              data-amount={isAmountColumn(table, column) || undefined}
              style={{ width: `${(table.columns[column] ?? 1) * share}%`, borderColor: table.line }}
            >
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row, index) => (
          <tr
            key={keyOf('row', index)}
            data-total={isTotal(table, index, body.length) || undefined}
          >
            {cellsOf(row).map(({ key, text, column }) => (
              <td
                key={key}
                style={{ borderColor: table.line }}
                data-amount={isAmountColumn(table, column) || undefined}
              >
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Cells have no identity but their place; the key says so. */
function cellsOf(row: readonly string[]) {
  return row.map((text, column) => ({
    key: keyOf('column', column),
    text,
    column,
  }));
}

function keyOf(kind: string, place: number): string {
  return `${kind} ${place}`;
}

function isTotal(table: TableElement, index: number, length: number): boolean {
  return table.total && index === length - 1;
}
