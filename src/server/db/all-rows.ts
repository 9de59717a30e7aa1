/** Rows that one statement reads. */
const AT_ONCE = 10_000

/** Which rows one statement reads: those of smaller ids than `below` (undefined: from the greatest), `limit` at most, the greatest first. */
export interface RowsAsked {
  below: number | undefined
  limit: number
}

/** Every row, the latest first, however many there are. @param read one statement @param limit rows that one statement reads */
export async function allRows<Row extends { id: number }>(read: (asked: RowsAsked) => Promise<Row[]>, limit = AT_ONCE): Promise<Row[]> {
  const all: Row[] = []
  for (;;) {
    const some = await read({ below: all.at(-1)?.id, limit })
    for (const row of some) all.push(row)
    if (some.length < limit) return all
  }
}
