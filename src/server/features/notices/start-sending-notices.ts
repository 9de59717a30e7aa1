import type { Push } from '../../adapters/push/push.ts'
import type { Database } from '../../db/connection/open.ts'
import { notifyOfSale } from '../../db/events/notify-of-sale.ts'
import { takePurchaseTasks } from '../../db/purchase-tasks.ts'
import { startBackgroundJob } from '../../http/background-jobs.ts'
import { errorFacts } from '../../http/responses/error-facts.ts'
import { type MessageSender, openMessageSender } from './message-sender.ts'
import { NOTICE_TASKS, notifyBuyer } from './notify-buyer.ts'

/** Short, since a buyer who has just paid looks at the phone. */
const EVERY_MS = 3000

interface NoticeTools {
  db: Database['db']
  /** Read anew in each round: the keys may not be known yet. */
  push: () => Promise<Push>
  log: { warn: (facts: object, text: string) => void; error: (facts: object, text: string) => void }
}

/** One round: what is due is told in the app, and on its way to phones. */
export async function sendDueNotices({ db, push, log }: NoticeTools, sender: MessageSender): Promise<void> {
  const failed = ({ id, kind, tries }: { id: number; kind: string; tries: number }, error: unknown, isGivenUp: boolean) => {
    const facts = { task: id, kind, tries, error: errorFacts(error) }
    const who = kind === 'tell-sale' ? 'a seller' : 'a buyer'
    if (isGivenUp) log.error(facts, `${who} could not be told, and will not be`)
    else log.warn(facts, `${who} could not be told yet`)
  }
  await takePurchaseTasks({ db, of: 'tickets', failed }, NOTICE_TASKS, notifyBuyer)
  // After them: a buyer looks at the phone, and sellers are told of many sales at once.
  await takePurchaseTasks({ db, of: 'tickets', failed }, ['tell-sale'], notifyOfSale)
  await sender.sendDue(await push())
}

/** Tells what is due every three seconds until it is stopped. Gives what stops it, which resolves when nothing is under way. */
export function startSendingNotices(parts: NoticeTools): () => Promise<void> {
  const sender = openMessageSender(parts.db, parts.log)
  const stop = startBackgroundJob({ every_ms: EVERY_MS, work: () => sendDueNotices(parts, sender), fault: 'what is due could not be told', log: parts.log })
  return async () => {
    await stop()
    await sender.stop()
  }
}
