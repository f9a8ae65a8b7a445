/** The props of `Facts`. */
interface FactsProps {
  readonly columns: readonly string[];
  /** Cells by row; what stands between backticks is code. */
  readonly rows: readonly (readonly string[])[];
}

const withCode = (cell: string) =>
  cell.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));

/** A table, which Markdown in MDX does not have. */
export function Facts({ columns, rows }: FactsProps) {
  return (
    <div className="letu-facts">
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {withCode(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column}>{withCode(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
