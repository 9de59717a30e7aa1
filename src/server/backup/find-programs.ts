import { access } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { findDatabaseUser, type Programs } from '../db/embedded/programs.ts'
import { runProgram } from '../db/embedded/run-program.ts'
import { BackupRefused } from './backup-refused.ts'

type Program = 'pg_basebackup' | 'pg_verifybackup' | 'postgres'

/** The package of Debian and Ubuntu that brings each. */
const PACKAGES: Record<Program, string> = { pg_basebackup: 'postgresql-client', pg_verifybackup: 'postgresql-client', postgres: 'postgresql' }

/** Where systems put them, besides where the shell looks. */
const placesOf = (major: string) => [
  `/usr/lib/postgresql/${major}/bin`,
  `/usr/pgsql-${major}/bin`,
  `/opt/homebrew/opt/postgresql@${major}/bin`,
  `/usr/local/opt/postgresql@${major}/bin`,
  ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
]

/**
 * The programs of an installed PostgreSQL.
 * @param major the version that is wanted: a copy of a database is of one version, and opens with that alone.
 * @throws {BackupRefused} there is none of this version; says what to install, and what was found.
 */
export async function findInstalled(program: Program, major: string): Promise<Programs> {
  const others: string[] = []
  for (const bin of placesOf(major)) {
    const found = await majorOf(program, bin)
    if (found === major) return { bin, major, user: program === 'postgres' ? await findDatabaseUser() : undefined }
    if (found !== undefined) others.push(`${found} in ${bin}`)
  }
  const found = others.length ? `found: ${others.join(', ')}` : 'none was found'
  const wanted = `${PACKAGES[program]}-${major}`
  throw new BackupRefused(
    `The database is of PostgreSQL ${major}, which needs ${program} of version ${major} here (${found}). Install it (Debian, Ubuntu: apt install ${wanted}), or put it into PATH.`,
  )
}

/** The major version of a program; undefined: there is none. */
async function majorOf(program: Program, bin: string): Promise<string | undefined> {
  const isThere = await access(join(bin, program)).then(
    () => true,
    () => false,
  )
  if (!isThere) return undefined
  const ran = await runProgram({ bin, major: '', user: undefined }, program, { args: ['--version'], folder: '/', timeoutMs: 10_000 }).catch(() => undefined)
  return /\(PostgreSQL\) (\d+)/.exec(ran?.output ?? '')?.[1]
}
