import { Problem } from '#contract/core/problem.ts'
import type { DeskPerson } from '#contract/desk/people.ts'
import * as contract from '#contract/desk/people.ts'
import type { PrivateFiles } from '../../../adapters/private-files.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import type { RemoveRecent } from '../../../db/silences/remove-recent.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import type { LiveSessions, SignedInAs } from '../../../http/sessions/live-sessions.ts'
import { requireProof } from '../../../http/sessions/require-proof.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'
import { answerObjection, liftSilence } from '../silences/end-silence.ts'
import { listObjections } from '../silences/list-objections.ts'
import { silencePerson } from '../silences/silence-person.ts'
import { endPersonSessions } from '../staff/end-person-sessions.ts'
import { askGrant } from '../staff/grant-approval.ts'
import { lockAccount, unlockAccount } from '../staff/lock-account.ts'
import { NobodyOfThatName, type Person, personNamed, type StaffAct } from '../staff/person.ts'
import { forgiveBuyer, releaseSelling, suspendSelling } from '../staff/shop-acts.ts'
import { revokeStaff } from '../staff/staff-rights.ts'
import { findPeople } from './find-people.ts'
import { readLog } from './read-log.ts'
import { readContact, readPerson } from './read-person.ts'

export interface DeskParts {
  database: Pick<Database, 'db'>
  sessions: Pick<LiveSessions, 'forget'>
  note: NoteSecurityEvent
  privateFiles: Pick<PrivateFiles, 'remove'>
  /** What each noun removes of what a person wrote lately. */
  removers: readonly RemoveRecent[]
}

/** Who asks, about whom, and why. */
interface Asked {
  session: SignedInAs
  params: { username: string }
  requestId: string
  now: number
}

/** Persons at the desk of staff. */
export function personDeskRoutes(app: Service, parts: DeskParts): void {
  const { note } = parts
  serve(app, contract.findPeople, ({ db, query }) => findPeople(db, query))
  serve(app, contract.listObjections, ({ db, query }) => listObjections(db, query))
  serve(app, contract.readLog, ({ db, query }) => readLog(db, query))
  serve(app, contract.readPerson, async ({ db, params, session, requestId }) => {
    const { id } = await called(db, params.username)
    await note(db, { kind: 'person-viewed', user_id: id, request_id: requestId, by: 'staff', details: { staff: session.user_id } })
    return readPerson(db, { person: id, staff: session.user_id })
  })
  serve(app, contract.showContact, async ({ db, params, session, requestId }) => {
    const { id } = await called(db, params.username)
    const contact = await readContact(db, id)
    await note(db, { kind: 'contact-shown', user_id: id, request_id: requestId, by: 'staff', details: { staff: session.user_id } })
    return contact
  })
  accountActions(app, parts)
  silenceActions(app, parts)
}

type Act = (person: Person, act: StaffAct) => Promise<unknown>

/** Does something to a person, and shows what has become of them. */
async function actOn(parts: DeskParts, { session, params, requestId }: Asked, { reason, act }: { reason: string; act: Act }): Promise<DeskPerson> {
  const { db } = parts.database
  const person = await called(db, params.username)
  await act(person, { staff: session.user_id, reason, requestId })
  parts.sessions.forget(person.id)
  return readPerson(db, { person: person.id, staff: session.user_id })
}

/** @throws {Problem} not-found */
async function called(db: Database['db'], username: string): Promise<Person> {
  try {
    return await personNamed(db, username)
  } catch (error) {
    throw error instanceof NobodyOfThatName ? new Problem('not-found') : error
  }
}

function accountActions(app: Service, parts: DeskParts): void {
  const staffParts = { db: parts.database.db, note: parts.note }
  const proven = (asked: Asked & { body: { reason: string } }, act: Act) => {
    requireProof(asked.session, asked.now)
    return actOn(parts, asked, { reason: asked.body.reason, act })
  }
  serve(app, contract.lockPerson, (asked) =>
    proven(asked, async (person, act) => {
      if (person.id === act.staff) throw new Problem('not-allowed')
      return requireDone(await lockAccount(staffParts, person, act))
    }),
  )
  serve(app, contract.unlockPerson, (asked) => proven(asked, async (person, act) => requireDone(await unlockAccount(staffParts, person, act))))
  serve(app, contract.suspendSelling, (asked) => proven(asked, (person, act) => suspendSelling(staffParts, person, act)))
  serve(app, contract.releaseSelling, (asked) => proven(asked, (person, act) => releaseSelling(staffParts, person, act)))
  serve(app, contract.forgiveBuyer, (asked) => proven(asked, (person, act) => forgiveBuyer(staffParts, person, act)))
  serve(app, contract.endPersonSessions, (asked) => proven(asked, (person, act) => endPersonSessions(staffParts, person, act)))
  serve(app, contract.grantStaff, (asked) => proven(asked, (person, act) => askGrant(staffParts, person, act)))
  serve(app, contract.revokeStaff, (asked) => proven(asked, async (person, act) => requireDone(await revokeStaff(staffParts, person, act))))
}

/** Another member of staff was quicker, or the account is gone. @throws {Problem} bad-state */
function requireDone({ became }: { became: string }): void {
  if (became === 'as-before' || became === 'deleted') throw new Problem('bad-state')
}

function silenceActions(app: Service, parts: DeskParts): void {
  const { note, privateFiles } = parts
  const { db } = parts.database
  serve(app, contract.silencePerson, (asked) => {
    const { reason, days, remove_recent } = asked.body
    const act: Act = async (person, by) => {
      const removers = remove_recent ? parts.removers : []
      const { private_files = [] } = await inTransaction(db, (tx) => silencePerson(tx, note, { person, act: by, days, removers }))
      for (const key of private_files) await privateFiles.remove(key)
    }
    return actOn(parts, asked, { reason, act })
  })
  serve(app, contract.liftSilence, (asked) =>
    actOn(parts, asked, { reason: asked.body.reason, act: (person, act) => inTransaction(db, (tx) => liftSilence(tx, note, { person, act })) }),
  )
  serve(app, contract.answerObjection, (asked) => {
    const { decision, answer } = asked.body
    const act: Act = (person, by) => inTransaction(db, (tx) => answerObjection(tx, note, { person, act: by, isLifted: decision === 'lift' }))
    return actOn(parts, asked, { reason: answer, act })
  })
}
