import { type CalendarEntry, calendarFile } from '#contract/core/calendar-file.ts'
import { inLanguage } from '#contract/core/in-language.ts'
import type { Language } from '#contract/core/languages.ts'
import { PRODUCT } from '#contract/core/product.ts'
import { placeName } from '#contract/places.ts'
import { hashOfSecret, ownerOfFeed } from '../../../db/bookings/calendar-feeds.ts'
import { type FeedRow, readFeedEntries } from '../../../db/bookings/feed-entries.ts'
import type { Database } from '../../../db/connection/open.ts'
import type { Caller } from '../../../http/api.ts'
import type { Limits } from '../../../http/limits/limits.ts'
import { plainNotFound } from '../../../http/responses/plain-answers.ts'
import { API_HEADERS } from '../../../http/responses/security-headers.ts'
import { conditionsOf, replyWith, storedAnswer } from '../../../http/responses/stored-answer.ts'

/** 32 bytes as base64url: the whole of the secret is in the path. */
const PATH = /^\/calendar\/([\w-]{43})\.ics$/
const BROTLI_QUALITY = 5
/** How often programs should look again. */
const AGAIN_HOURS = 1
const HEADERS = {
  ...API_HEADERS,
  'content-type': 'text/calendar; charset=utf-8',
  // Programs may keep it, nothing on the way: it is one person's.
  'cache-control': 'private, no-cache',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  vary: 'Accept-Encoding',
}

const WORDS: Record<Language, { name: string; interview: (title: string) => string }> = {
  en: { name: PRODUCT.name, interview: (title) => `Interview: ${title}` },
  bn: { name: PRODUCT.nameBangla, interview: (title) => `ইন্টারভিউ: ${title}` },
}

interface CalendarParts {
  db: Database['db']
  limits: Limits
  /** Counts one look, by what stands for the secret. @throws {Problem} too-many-requests */
  countLook: (key: string) => Promise<void>
  /** Public address of the site. */
  origin: string
}

/**
 * What answers programs that read a person's calendar by its secret address; undefined for every other path. An address that is unknown, was made anew
 * or stopped is not found, and no answer says which.
 */
export const openCalendars =
  (parts: CalendarParts) =>
  (pathname: string): ((request: Request, caller: Caller) => Promise<Response>) | undefined => {
    const secret = PATH.exec(pathname)?.[1]
    if (secret === undefined) return undefined
    return (request, caller) => answerCalendar(parts, { secret, request, caller })
  }

async function answerCalendar(
  { db, limits, countLook, origin }: CalendarParts,
  { secret, request, caller }: { secret: string; request: Request; caller: Caller },
): Promise<Response> {
  await limits.count(caller.address)
  const key = hashOfSecret(secret)
  const owner = await ownerOfFeed(db, key)
  if (!owner) return plainNotFound()
  await countLook(key)
  const rows = await readFeedEntries(db, owner.user_id)
  const { name } = WORDS[owner.language]
  const { hostname } = new URL(origin)
  const entries = rows.map((row) => entryOf(row, { origin, hostname, language: owner.language }))
  // As old as its latest change: the same calendar is the same bytes.
  const now = Math.max(Date.parse(owner.made_at), ...rows.map(({ changed_at }) => Date.parse(changed_at)))
  const text = calendarFile({ entries, feed: { name, hours: AGAIN_HOURS }, host: hostname, now })
  return replyWith({ answer: storedAnswer(Buffer.from(text), HEADERS, { quality: BROTLI_QUALITY }) }, conditionsOf(request))
}

function entryOf(row: FeedRow, { origin, hostname, language }: { origin: string; hostname: string; language: Language }): CalendarEntry {
  const { title } = inLanguage(language, { title: row.title, second_title: row.second_title })
  const url = origin + row.path
  return {
    uid: `${row.kind}-${row.key}@${hostname}`,
    sequence: row.version,
    status: row.status,
    start: row.starts_at,
    end: row.ends_at,
    summary: row.kind === 'interview' ? WORDS[language].interview(title) : title,
    location: row.place.map((part) => placeName(part, language === 'bn')).join(', ') || null,
    description: url,
    url,
    changed_at: row.changed_at,
  }
}
