import type { Page } from 'playwright'

/** Reads a list on until the phone has kept so many of its rows. @param path with the limit of a page */
export async function keepRows(page: Page, path: string, most: number): Promise<void> {
  const kept = await page.evaluate(
    async ([first, wanted]) => {
      let [rows, cursor]: [number, string | null] = [0, '']
      while (rows < wanted && cursor !== null) {
        const response = await fetch(cursor ? `${first}&cursor=${encodeURIComponent(cursor)}` : first)
        const { results, next_cursor } = (await response.json()) as { results: unknown[]; next_cursor: string | null }
        rows += results.length
        cursor = next_cursor
      }
      return rows
    },
    [path, most] as const,
  )
  if (kept < most) throw new Error(`only ${kept} rows of ${path} were there to keep`)
}
