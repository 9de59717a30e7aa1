import { SEARCH_KINDS, type SearchKind } from '#contract/search/search-kinds.ts'
import { ALL_SEARCH_QUERIES } from './all-search-queries.ts'
import type { SearchQuery } from './search-query.ts'

const FIRST = 5

/** Titles of one kind that are found by words, the best first. */
type Search = (q: string, kind: SearchKind) => Promise<readonly string[]>

interface Judgement {
  /** Share of what must be among the first five and is, and share of the first five that is right; means over all queries. */
  recall: number
  precision: number
  /** One line for each query that is not answered perfectly. */
  faults: string[]
}

/** Asks all queries, and says how well they were answered. */
export async function judgeSearch(search: Search): Promise<Judgement> {
  const judged = []
  for (const query of ALL_SEARCH_QUERIES) judged.push(await judgeOne(query, search))
  const mean = (values: (number | undefined)[]) => {
    const known = values.filter((value) => value !== undefined)
    return known.reduce((sum, value) => sum + value, 0) / known.length
  }
  return {
    recall: mean(judged.map(({ recall }) => recall)),
    precision: mean(judged.map(({ precision }) => precision)),
    faults: judged.flatMap(({ fault }) => fault ?? []),
  }
}

async function judgeOne({ q, must, fits = {} }: SearchQuery, search: Search) {
  const missed: string[] = []
  const wrong: string[] = []
  let [wanted, shown] = [0, 0]
  for (const kind of SEARCH_KINDS) {
    const titles = must[kind]
    if (!titles) continue
    const first = (await search(q, kind)).slice(0, FIRST)
    wanted += titles.length
    shown += first.length
    missed.push(...titles.filter((title) => !first.includes(title)))
    wrong.push(...first.filter((title) => !titles.includes(title) && !fits[kind]?.test(title)))
  }
  const fault = [...missed.map((title) => `lacks “${title}”`), ...wrong.map((title) => `has “${title}”`)].join(', ')
  return {
    recall: wanted === 0 ? undefined : 1 - missed.length / wanted,
    precision: shown === 0 ? undefined : 1 - wrong.length / shown,
    fault: fault === '' ? undefined : `${q}: ${fault}`,
  }
}
