import type { Database } from '#server/db/connection/open.ts'
import { type HeldRequest, type RawAnswer, sendTogether } from '../barrier.ts'

/** A crowd that is told to come again does so with the same keys, as our page does. */
const MOST_ROUNDS = 10

/** Sends all at once; a buyer who is told "later" asks again with all others who were told so. No other answer of 500 or more is taken. */
export async function rush(port: number, requests: readonly HeldRequest[]): Promise<RawAnswer[]> {
  const answers: RawAnswer[] = []
  let open = requests.map((request, at) => ({ request, at }))
  for (let round = 0; open.length > 0; round++) {
    if (round === MOST_ROUNDS) throw new Error(`${open.length} were told "later" ${MOST_ROUNDS} times`)
    const given = await sendTogether(
      port,
      open.map(({ request }) => request),
    )
    const again: typeof open = []
    for (const [index, one] of open.entries()) {
      const answer = given[index]
      if (!answer || isLater(answer)) again.push(one)
      else answers[one.at] = answer
    }
    open = again
  }
  return answers
}

/** Of a refusal, by its body. */
export const codeOf = (body: string): string => JSON.parse(body).code
const isLater = ({ status, body }: RawAnswer) => status === 503 || (status === 409 && codeOf(body) === 'in-progress')

/** How many were answered what: the state of what was made, or the code of the refusal. @param field that has the state */
export function tally(answers: readonly Pick<RawAnswer, 'status' | 'body'>[], field = 'state'): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const name = status === 200 ? JSON.parse(body)[field] : codeOf(body)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** Deadlocks of a database so far. Connections that are open report theirs up to ten seconds late. */
export const deadlocksOf = async ({ pool }: Pick<Database, 'pool'>): Promise<number> =>
  (await pool.query('select deadlocks::int as n from pg_stat_database where datname = current_database()')).rows[0].n
