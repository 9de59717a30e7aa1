import { readFile } from 'node:fs/promises'

export interface DatabaseUser {
  name: string
  uid: number
  gid: number
}

/** What `nobody` is on every Unix, should the list of users not say. */
const NOBODY: DatabaseUser = { name: 'nobody', uid: 65_534, gid: 65_534 }

/** Whom PostgreSQL, which refuses root, runs as: undefined unless we are root, else `postgres` where there is such a user, else `nobody`. */
export async function findDatabaseUser(): Promise<DatabaseUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const known = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const [name, , uid, gid] = known.find(([one]) => one === wanted) ?? []
    if (name && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) }
  }
  return NOBODY
}
