import { fire } from './harness/fire.mjs'

/** What a server did under load: milliseconds, answers a second, answers by status. */
export interface Shot {
  rps: number
  p50: number
  p99: number
  max: number
  total: number
  statuses: Record<string, number>
  /** Requests without an answer. */
  broken: number
}

export interface Aim {
  base: string
  /** `{rand:1-100}` in it becomes another number each time. */
  path: string
  headers?: Record<string, string>
  connections?: number
}

const WARMUP_SECONDS = 1
const SECONDS = 6
/** Times below this are the clock's, not the server's. */
const LEAST_MS = 0.5

export const shoot = async (aim: Aim, seconds = SECONDS): Promise<Shot> => (await fire({ ...aim, seconds })) as Shot

/** Loads two servers in turns, each after a short run of its own that is not counted. */
export async function inTurns(base: Aim, mine: Aim, rounds: number): Promise<{ base: Shot[]; mine: Shot[] }> {
  const shots = { base: [] as Shot[], mine: [] as Shot[] }
  for (let round = 0; round < rounds; round++) {
    for (const [of, aim] of [
      ['base', base],
      ['mine', mine],
    ] as const) {
      await shoot(aim, WARMUP_SECONDS)
      shots[of].push(await shoot(aim))
    }
  }
  return shots
}

/** Round by round. */
export const ratiosOf = (shots: { base: Shot[]; mine: Shot[] }, read: (shot: Shot) => number): number[] =>
  shots.mine.map((shot, round) => read(shot) / Math.max(read(shots.base[round] ?? shot), LEAST_MS))

/** What was answered wrongly, if anything was. */
export function faultOfShots(shots: Pick<Shot, 'statuses' | 'broken'>[], status = '200'): string | undefined {
  const broken = shots.reduce((sum, shot) => sum + shot.broken, 0)
  const others = shots.flatMap((shot) => Object.entries(shot.statuses)).filter(([code]) => code !== status)
  const wrong = others.reduce((sum, [, count]) => sum + count, 0)
  return broken + wrong === 0 ? undefined : `${wrong} answers other than ${status} (${[...new Set(others.map(([code]) => code))].join(', ')}), ${broken} broken`
}
