import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { partsOf } from '#app/page-parts.ts'
import type { Language } from '#contract/core/languages.ts'
import type { PrecacheGroup } from '#contract/core/precache-groups.ts'
import { EVENT_PAGE_SIZE } from '#contract/events/events-filter.ts'
import type { PageRequest, RenderedPage } from '#server/http/pages/site.ts'
import { anEventCard } from './phone/event-rows.ts'

const DIST = resolve(import.meta.dirname, '../../dist')
/** As src/server/http/pages/pages.ts compresses pages. */
const PAGE_QUALITY = 8

const TITLES = [
  'An evening of Rabindra Sangeet by the lake',
  'Book launch: letters from the delta',
  'বাউল গানের আসর ও লোকজ মেলা',
  'Workshop: natural dyes and Jamdani',
  'নবান্ন উৎসব, পিঠা ও পুলি',
  'River cleaning day with the scouts',
  'Startup clinic for first founders',
  'ছোটদের ছবি আঁকার প্রতিযোগিতা',
]
const PLACES = [
  'Shilpakala Academy, Segunbagicha, Dhaka',
  'Rabindra Sarobar, Dhanmondi',
  'জিমনেসিয়াম মাঠ, চট্টগ্রাম',
  'Zilla Parishad Hall, Bogura',
  'Keane Bridge, Sylhet',
]
const SELLERS = ['Rahima Khatun', 'Chayanika Mancha', 'তানভীর আহমেদ', 'Delta Book House']

/** Bytes on the way. */
export const brotliBytes = (text: string | Buffer, quality = constants.BROTLI_MAX_QUALITY): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

/** Bytes of a file of the built page as the server sends it: its compressed twin where there is one. @param path such as `/assets/app-….js` */
export function sentBytes(path: string): number {
  const file = join(DIST, 'client', path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

export const readBuilt = (path: string): string => readFileSync(join(DIST, path), 'utf8')

/** The list of events as a visitor gets it, with as many cards as the first page holds. */
export const renderList = (language: Language): Promise<string> => renderAt('/events', language)

/** A page as the server writes it, whose every question is answered with a list of events. */
export const renderAt = (url: string, language: Language = 'en'): Promise<string> => render(url, { language, prefixed: language === 'bn', answer: aFullPage() })

/** A page as the server writes it under the prefix of its language, whose every question has the same answer. */
export const renderAnswers = (url: string, { language, answer }: { language: Language; answer: object }): Promise<string> =>
  render(url, { language, prefixed: true, answer })

async function render(url: string, { language, prefixed, answer }: { language: Language; prefixed: boolean; answer: object }): Promise<string> {
  const { renderPage }: { renderPage: (request: PageRequest) => Promise<RenderedPage> } = await import(pathToFileURL(join(DIST, 'server/entry-server.js')).href)
  const { html } = await renderPage({
    url,
    language,
    prefixed,
    origin: 'https://hatkhola.example',
    template: readBuilt('client/index.html'),
    fetch: async () => Response.json(answer, { headers: { date: new Date(0).toUTCString() } }),
  })
  return html
}

/** Bytes of a rendered page on the way. */
export const documentBytes = (html: string): number => brotliBytes(html, PAGE_QUALITY)

/** The scripts that a rendered page loads by itself. */
export const scriptsOfPage = (html: string): string[] => JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '[]')

/** The file of a part that comes later, which is named by its content alone, and those that it needs. @param source such as `src/app/start-deferred.ts` */
export function scriptsOf(source: string): string[] {
  const scripts = partsOf(readBuilt('client/index.html')).parts.of[source]
  // A part that is no file of its own any more would be left uncounted.
  if (!scripts) throw new Error(`the build has no file for ${source}`)
  return scripts
}

/** Bytes of the worker and of what it fetches for a visitor, without pictures. */
export const visitorBytes = (): number => bytesOf(['/sw.js', ...precached('visitor').filter((path) => !path.endsWith('.png'))])

/** Bytes of what it fetches besides for these. */
export const bytesFor = (group: PrecacheGroup): number => bytesOf(precached(group))

/** Bytes of several files on the way. */
export const bytesOf = (paths: string[]): number => paths.reduce((total, path) => total + sentBytes(path), 0)

/** Paths of the files that the worker fetches ahead for these: `visitor` stands for every phone. */
export const precached = (group: PrecacheGroup | 'visitor'): string[] =>
  [...readBuilt('client/sw.js').matchAll(/\{[^{}]*"url":"[^{}]*\}/g)].flatMap(([entry]) => {
    const { url, for: theirs = ['visitor'] } = JSON.parse(entry) as { url: string; for?: string[] }
    return theirs.includes(group) ? [`/${url}`] : []
  })

function aFullPage(): object {
  const results = Array.from({ length: EVENT_PAGE_SIZE }, (_, at) => {
    const id = 100 + at * 7
    const day = String(1 + at).padStart(2, '0')
    return anEventCard({
      id,
      title: `${TITLES[at % TITLES.length]} ${at}`,
      seller_name: SELLERS[at % SELLERS.length] ?? '',
      location: PLACES[at % PLACES.length] ?? '',
      thumbnail: `/media/seed/events/${(id * 2_654_435_761).toString(16)}-${id}.webp`,
      from_time: `2026-02-${day}T${10 + (at % 9)}:30:00.000Z`,
      to_time: `2026-02-${day}T${12 + (at % 9)}:00:00.000Z`,
      price: (at % 5) * 250,
      seats: at * 13,
    })
  })
  return { results, next_cursor: 'eyJmcm9tIjoiMjAyNi0wMi0yMFQxMDozMDowMC4wMDBaIiwiaWQiOjIzM30', total: 187, total_is_exact: true }
}
