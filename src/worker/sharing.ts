import { newKey } from '#contract/core/new-key.ts'
import { boundMarks } from '#contract/core/one-form.ts'
import { Problem } from '#contract/core/problem.ts'
import { SHARE_TARGET, SHARED_LIMITS, type ShareFailure, sharedItemPath, shareFailurePath } from '#contract/sharing.ts'
import { PHONE } from '#device/outbox/outbox-entry.ts'
import { readMirroredSession } from '#device/session.ts'
import { type SharedFile, type SharedItem, storeSharedItem } from '#device/shared-items.ts'

/** Whether another app shares something. */
export const isShare = ({ method }: Request, { pathname }: URL): boolean => method === 'POST' && pathname === SHARE_TARGET.path

/**
 * Keeps what another app shares on this phone, then sends the reader to where they choose what it becomes. It lies on the disk before the answer is
 * given: the browser may end the worker right after. No network is needed. @see https://w3c.github.io/web-share-target/
 */
export async function answerShare(request: Request): Promise<Response> {
  const path = await keepShare(request).catch((cause: unknown) => shareFailurePath(failureOf(cause)))
  return Response.redirect(new URL(path, request.url).href, 303)
}

async function keepShare(request: Request): Promise<string> {
  const form = await request.formData()
  const item = itemOf(form)
  const isEmpty = !item.title && !item.text && !item.url && item.files.length === 0
  if (isEmpty) return shareFailurePath(item.left_out > 0 ? 'unfit' : 'empty')
  const session = await readMirroredSession()
  const isKept = await storeSharedItem(session?.user_id ?? PHONE, item)
  return isKept ? sharedItemPath(item.id) : shareFailurePath('too-many')
}

const failureOf = (cause: unknown): ShareFailure => (cause instanceof Problem && cause.code === 'out-of-space' ? 'no-room' : 'failed')

function itemOf(form: FormData): SharedItem {
  const { fields } = SHARE_TARGET
  const textAt = (name: string, longest: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? boundMarks(value.slice(0, longest)).trim() : ''
  }
  // A form without a file still has a nameless empty one.
  const sent = form.getAll(fields.files).filter((one): one is File => typeof one !== 'string' && one.size > 0)
  const files = sent.filter(isFit).slice(0, SHARED_LIMITS.mostFiles).map(keepable)
  return {
    id: newKey(),
    at: new Date().toISOString(),
    title: textAt(fields.title, SHARED_LIMITS.lineLongest),
    text: textAt(fields.text, SHARED_LIMITS.textLongest),
    url: textAt(fields.url, SHARED_LIMITS.lineLongest),
    files,
    left_out: sent.length - files.length,
  }
}

function isFit({ type, size }: File): boolean {
  if (type === 'application/pdf') return size <= SHARED_LIMITS.mostPdfBytes
  return type.startsWith('image/') && size <= SHARED_LIMITS.mostPictureBytes
}

const keepable = (file: File): SharedFile => ({ name: file.name.slice(-200), type: file.type, blob: file.slice(0, file.size, file.type) })
