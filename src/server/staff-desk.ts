import { findRunning } from './db/embedded/beside.ts'
import { migrate } from './db/migrate.ts'
import { type Database, openDatabase } from './db/open.ts'
import { readAccountLog } from './features/accounts/staff/account-log.ts'
import { lockAccount, unlockAccount } from './features/accounts/staff/lock-account.ts'
import { type Person, personNamed } from './features/accounts/staff/person.ts'
import { grantStaff, revokeStaff } from './features/accounts/staff/staff-rights.ts'
import { securityLog } from './http/security-log.ts'
import type { Settings } from './settings.ts'

/** What staff do to accounts at a terminal. Each gives what there is to say about it. */
export interface StaffDesk {
  /** @throws {NobodyOfThatName} as do all of them */
  lock: (username: string) => Promise<string>
  unlock: (username: string) => Promise<string>
  grantStaff: (username: string) => Promise<string>
  revokeStaff: (username: string) => Promise<string>
  readLog: (username: string) => Promise<string>
  close: () => Promise<void>
}

/**
 * Opens the database beside a server that may be running on it; the embedded one is started for as long as this lasts when nothing runs.
 * @throws {StartRefused} as `openDatabase`
 */
export async function openStaffDesk(settings: Pick<Settings, 'database_url' | 'data_folder'>): Promise<StaffDesk> {
  const database = await openBeside(settings)
  // A line of the log would go to the terminal of staff, who are told in words.
  const parts = { db: database.db, note: securityLog({ info: () => undefined }) }
  const about = (work: (person: Person) => Promise<string>) => async (username: string) => work(await personNamed(database.db, username))
  return {
    lock: about((person) => lockAccount(parts, person)),
    unlock: about((person) => unlockAccount(parts, person)),
    grantStaff: about((person) => grantStaff(parts, person)),
    revokeStaff: about((person) => revokeStaff(parts, person)),
    readLog: about((person) => readAccountLog(database.db, person)),
    close: () => database.close(),
  }
}

async function openBeside({ database_url, data_folder }: Pick<Settings, 'database_url' | 'data_folder'>): Promise<Database> {
  const url = database_url ?? (await findRunning(data_folder))
  const database = await openDatabase({ url, dataFolder: data_folder, label: `hatkhola staff pid ${process.pid}`, log: () => undefined })
  // Beside a server the schema is that server's business.
  if (database.embedded) await migrate(database)
  return database
}
