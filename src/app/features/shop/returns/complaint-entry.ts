import * as v from 'valibot'
import { readDraft, storeDraft } from '../../../state/drafts/drafts.ts'
import { readEntryFiles } from '../../../state/outbox/entry-file.ts'
import { beginEdit, endEdit, loadOutbox, type OutboxEntry, useOutbox } from '../../../state/outbox/outbox.ts'
import { complaintDraft, complaintPictures, isTypedComplaint, type TypedComplaint } from './complaint.ts'
import { readReturnStep } from './return-step.ts'

const Body = v.looseObject({
  why: v.string(),
  wish: v.string(),
  /** Such as `12:1,13:2`: pieces by the id of their line. */
  lines: v.string(),
  text: v.optional(v.string(), ''),
  amount: v.optional(v.string(), ''),
  is_unused: v.optional(v.string()),
})

/** What was chosen and typed of a complaint that waits; undefined: it is none about this order, or another version of the app wrote it. */
function typedOf(entry: OutboxEntry, order: string): TypedComplaint | undefined {
  const about = readReturnStep(entry)?.about
  const body = v.safeParse(Body, entry.body)
  if (about?.action !== 'ask' || about.order !== order || !body.success) return undefined
  const { why, wish, lines, text, amount, is_unused } = body.output
  const pieces = Object.fromEntries(lines.split(',').map((line) => [line.split(':')[0] ?? '', Number(line.split(':')[1])]))
  const typed = { why, wish, pieces, text, amount, is_unused: is_unused === 'true' }
  return isTypedComplaint(typed) ? typed : undefined
}

/**
 * Holds a complaint that waits or was refused back, and opens it as the draft of its form. A draft that is there already was typed later, and stays.
 * @returns false — it is gone, on its way, or none about this order
 */
export async function holdComplaint(id: string, order: string): Promise<boolean> {
  if (!(await beginEdit(id))) return false
  await loadOutbox()
  const entry = useOutbox.getState().entries.find((one) => one.id === id)
  const typed = entry && typedOf(entry, order)
  if (!typed) {
    await letComplaintGo(id)
    return false
  }
  const names = [complaintDraft(order), complaintPictures(order)] as const
  const held = await Promise.all(names.map(readDraft))
  if (held.every((draft) => draft === undefined))
    await Promise.all([storeDraft(names[0], typed), storeDraft(names[1], { pictures: await readEntryFiles(entry, 'pictures') })])
  return true
}

/** Leaves it as it was, unless another one has taken its place. */
export const letComplaintGo = async (id: string): Promise<void> => void (await endEdit(id).catch(() => false))
