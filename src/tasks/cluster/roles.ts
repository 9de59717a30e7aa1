import type { ClusterPlan } from './plan.ts'

const ANSWER_MS = 1000

/** What a server of PostgreSQL is at the moment, by the word of Patroni. */
export interface RoleNow {
  role: 'leader' | 'sync_standby' | 'replica'
  /** Whether it follows the primary, or is it. */
  isRunning: boolean
}

/** What each server is, by its name; asked of any Patroni that answers. Empty: none does. */
export async function readRoles({ members }: Pick<ClusterPlan, 'members'>): Promise<Map<string, RoleNow>> {
  for (const { rest } of members) {
    const answer = await ask(rest, '/cluster')
    if (answer?.ok) return rolesIn((await answer.json()) as ClusterAnswer)
  }
  return new Map()
}

interface ClusterAnswer {
  members?: { name: string; role: RoleNow['role']; state: string }[]
}

/** Reads Patroni's answer. Newer versions say `streaming` of a replica where older ones say `running`. */
export const rolesIn = ({ members = [] }: ClusterAnswer): Map<string, RoleNow> =>
  new Map(members.map(({ name, role, state }) => [name, { role, isRunning: state === 'running' || state === 'streaming' }]))

/** The name of a server with that role. @throws {Error} there is none now. */
export async function nameOf(plan: Pick<ClusterPlan, 'members'>, role: RoleNow['role']): Promise<string> {
  for (const [name, now] of await readRoles(plan)) if (now.role === role) return name
  throw new Error(`no server is ${role} at the moment`)
}

/** Whether any server says of itself that it is the primary. */
export async function isPrimary({ members }: Pick<ClusterPlan, 'members'>): Promise<boolean> {
  const answers = await Promise.all(members.map(({ rest }) => ask(rest, '/primary')))
  return answers.some((answer) => answer?.status === 200)
}

/** What one server says when it is asked whether it is the primary: 200 means yes; undefined: it says nothing. */
export const askWhetherPrimary = async (rest: number): Promise<number | undefined> => (await ask(rest, '/primary'))?.status

const ask = (rest: number, path: string): Promise<Response | undefined> =>
  fetch(`http://127.0.0.1:${rest}${path}`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined)
