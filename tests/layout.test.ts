import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { offencesOf, ownTargets } from './support/layout/layout.ts'
import { nounsNamed, ROLL_CALLS } from './support/layout/roll-calls.ts'

const SRC = new URL('../src/', import.meta.url)
/** The outbox sends what other nouns declare and has no endpoint of its own. */
const NO_CONTRACT = ['outbox']

const isSource = (file: string) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\.gen\.ts$/.test(file)
const rulesOf = (file: string, source: string) => offencesOf(file, source).map((offence) => offence.rule)

describe('the sources', () => {
  // Every source is parsed: on a busy machine that takes longer than a test is given.
  it('keep to the layout', { timeout: 60_000 }, () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(isSource)
    expect(files.length).toBeGreaterThan(100)
    const offences = files.flatMap((file) => offencesOf(file, readFileSync(new URL(file, SRC), 'utf8')))
    expect(offences.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([])
  })

  it('name several nouns in each roll call that is listed', () => {
    const named = (file: string) => nounsNamed(file, ownTargets(file, readFileSync(new URL(file, SRC), 'utf8')))
    const without = Object.values(ROLL_CALLS).flatMap((files) => files.filter((file) => named(file).length < 2))
    expect(without).toEqual([])
  })

  it('have every file that the map names', () => {
    const below = (folder: string) =>
      readdirSync(new URL(`../${folder}/`, import.meta.url), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)
    const files = [...below('src'), ...below('tests'), ...readdirSync(new URL('../', import.meta.url))]
    const map = readFileSync(new URL('README.md', SRC), 'utf8')
    const named = [...map.matchAll(/`(?:\.\.\/)?([\w$./-]+\.(?:mjs|tsx?))`/g)].map(([, file]) => String(file))
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([])
  })

  it('have a contract file for every noun that has a feature', () => {
    const nouns = ['app/features/', 'server/features/'].flatMap((folder) => (existsSync(new URL(folder, SRC)) ? readdirSync(new URL(folder, SRC)) : []))
    const without = nouns.filter(
      (noun) => !NO_CONTRACT.includes(noun) && !existsSync(new URL(`contract/${noun}.ts`, SRC)) && !existsSync(new URL(`contract/${noun}/`, SRC)),
    )
    expect(without).toEqual([])
  })
})

describe('the layout refuses', () => {
  it.each([
    ['a feature that imports another', 'app/features/orders/calls.ts', "import { a } from '../events/calls.ts'"],
    ['a server feature that imports another', 'server/features/orders/store.ts', "import { a } from '../events/store.ts'"],
    ['a kind of purchase in what all of them share', 'server/purchases/money.ts', 'const seats = 2'],
    ['threads that name a noun', 'server/threads/list-own.ts', 'const table = sql`select id from blogs`'],
    ['cases that name a noun', 'server/cases/list-cases.ts', 'const table = sql`select id from blogs`'],
    ['spam rules that name a noun', 'server/spam/flood.ts', '/** Of articles. */'],
    ['parts of threads that import a noun', 'app/threads/calls.ts', "import { a } from '#contract/blogs/blog-thread.ts'"],
    ['the contract reaching up', 'contract/events/events.ts', "import { a } from '#device/stores.ts'"],
    ['a type-only import against the arrows', 'app/ui/controls/button.tsx', "import type { A } from '../../state/session/session.ts'"],
    ['a re-export against the arrows', 'app/wire/call.ts', "export { useSession } from '../state/session.ts'"],
    ['a dynamic import against the arrows', 'worker/pages.ts', "const a = await import('#app/router.tsx')"],
    ['an import in a type against the arrows', 'device/outbox/outbox.ts', "type A = import('#server/app.ts').A"],
    ['a glob against the arrows', 'app/ui/flags.ts', "const all = import.meta.glob('../features/*/calls.ts')"],
    ['an import that is computed', 'app/shell/shell.tsx', 'const a = await import(name)'],
    ['the page reaching into the server', 'app/routes/events.tsx', "import { a } from '#server/app.ts'"],
    ['a path that leaves the sources', 'server/app.ts', "import { a } from '../../tests/support/market.ts'"],
    ['an alias inside a wing', 'app/shell/shell.tsx', "import { a } from '#app/ui/icons/icon.tsx'"],
    ['a relative path across wings', 'device/outbox/outbox.ts', "import { a } from '../../contract/events.ts'"],
    ['a library at another door', 'app/features/events/public/calls.ts', "import ky from 'ky'"],
    ['a part of a library at another door', 'app/features/events/public/screens/event-list.tsx', "import { Swiper } from 'swiper/react'"],
    ['any library but its own in the contract', 'contract/events/events.ts', "import { readFile } from 'node:fs/promises'"],
    ['a folder nobody knows', 'app/widgets/button.tsx', ''],
    ['a wing nobody knows', 'shared/money.ts', ''],
    ['a name that says nothing', 'app/ui/utils.ts', ''],
    ['a store that is not called use…', 'app/state/session/session.ts', "import { create } from 'zustand'\nconst session = create(() => ({}))"],
    ['an inline style', 'app/ui/controls/button.tsx', 'const a = <p style={{ color: red }} />'],
    ['a text normalized elsewhere', 'server/adapters/html.ts', "const a = html.normalize('NFC')"],
    ['a text folded elsewhere', 'app/state/gate/gate-search.ts', 'const a = text.toLocaleLowerCase()'],
    ['texts compared by a language', 'device/search/search-cached.ts', 'const a = rows.sort((a, b) => a.localeCompare(b))'],
    ['a schema that folds', 'contract/events/events.ts', 'const a = v.pipe(v.string(), v.toLowerCase())'],
    ['a text folded by the database', 'server/features/events/sales/list-attendees.ts', 'const a = sql`lower(${tickets.holder_name})`'],
    [
      'a file that names two nouns and is no roll call',
      'worker/prefetch.ts',
      "import { a } from '#contract/events/events.ts'\nimport { b } from '#device/search/searched-jobs.ts'",
    ],
    ['a noun that names two others', 'contract/events/events.ts', "import { a } from '../jobs/jobs.ts'\nimport { b } from '../categories.ts'"],
    ['a long file', 'server/app.ts', 'a()\n'.repeat(301)],
    ['a long route', 'app/routes/events.tsx', 'a()\n'.repeat(51)],
    ['a long worker entry', 'worker/sw.ts', 'a()\n'.repeat(101)],
  ])('%s', (_, file, source) => {
    expect(rulesOf(file, source)).toHaveLength(1)
  })
})

describe('the layout allows', () => {
  it.each([
    ['a feature its own parts', 'app/features/events/public/screens/event-list.tsx', "import { a } from '../parts/event-card.tsx'"],
    [
      'a feature what lies below it',
      'app/features/events/public/calls.ts',
      "import { call } from '../../../wire/call.ts'\nimport type { E } from '#contract/events/events.ts'",
    ],
    ['a route two features', 'app/routes/events.tsx', "import { a } from '../features/events/calls.ts'\nimport { b } from '../features/orders/basket.ts'"],
    ['a roll call every noun', 'device/resources.ts', "import { a } from './search/searched-events.ts'\nimport { b } from './search/searched-jobs.ts'"],
    ['a noun another one', 'contract/blogs/blog-form.ts', "import { a } from '../categories.ts'\nimport { b } from './blogs.ts'"],
    ['the door for text what it is there for', 'contract/core/one-form.ts', "const a = text.normalize('NFC').toLowerCase()"],
    ['a library at its door', 'app/wire/call.ts', "import ky from 'ky'"],
    ['the server what it loads by a computed path', 'server/http/pages/pages.ts', 'const page = await import(entry)'],
    ['a store with its right name', 'app/state/session/session.ts', "import { create } from 'zustand'\nexport const useSession = create(() => ({}))"],
  ])('%s', (_, file, source) => {
    expect(rulesOf(file, source)).toEqual([])
  })
})
