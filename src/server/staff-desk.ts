import { type DataPlace, openBeside } from './db/connection/open-beside.ts'
import { readAccountLog } from './features/accounts/staff/account-log.ts'
import { lockedWords, rightsWords, unlockedWords } from './features/accounts/staff/at-terminal.ts'
import { lockAccount, unlockAccount } from './features/accounts/staff/lock-account.ts'
import { type Person, personNamed } from './features/accounts/staff/person.ts'
import { grantStaff, revokeStaff } from './features/accounts/staff/staff-rights.ts'
import { securityLog } from './http/sessions/security-log.ts'

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
export async function openStaffDesk(settings: DataPlace): Promise<StaffDesk> {
  const database = await openBeside(settings)
  // A line of the log would go to the terminal of staff, who are told in words.
  const parts = { db: database.db, note: securityLog({ info: () => undefined }) }
  const about = (work: (person: Person) => Promise<string>) => async (username: string) => work(await personNamed(database.db, username))
  return {
    lock: about(async (person) => lockedWords(person.username, await lockAccount(parts, person))),
    unlock: about(async (person) => unlockedWords(person.username, await unlockAccount(parts, person))),
    grantStaff: about(async (person) => rightsWords(person.username, await grantStaff(parts, person), 'staff')),
    revokeStaff: about(async (person) => rightsWords(person.username, await revokeStaff(parts, person), 'ordinary')),
    readLog: about((person) => readAccountLog(database.db, person)),
    close: () => database.close(),
  }
}
