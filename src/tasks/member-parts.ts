import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Audience } from '#contract/core/audience.ts'
import { PRIVATE_SCREENS } from '#contract/texts-of-screens.ts'

interface Chunk {
  file: string
  src?: string
  imports?: string[]
  dynamicImports?: string[]
}
/** As Vite writes it. */
export type Manifest = Record<string, Chunk>

/**
 * Screens of an account, and those that need the network anyway: of no use to a visitor without network. A visitor's phone keeps what it
 * once had of them.
 */
const MEMBER_ROUTES = [
  'become-a-seller',
  'buyer',
  'evencheckout\\.\\$eventId',
  'check-payment',
  'event-payment-cancel',
  'event-payment-fail',
  'event-payment-success',
  'event_order\\.\\$eventOrderId',
  'google-login',
  'login',
  'logout',
  'orders',
  'outbox',
  'profile-settings',
  'profileindex',
  'recover',
  'registration',
  'reset-password',
  'sellerprofile',
  'share\\.\\$',
  'ticket',
  'tickets',
  'tickets_\\.\\$eventOrderId',
  'verify-email',
]

/** Where the screens begin that are not everybody's, and what only they ask for while they run. */
export const SOURCES: Record<Audience, RegExp> = {
  member: new RegExp(
    `^src/(?:device/logout\\.ts|app/(?:routes/(?:${MEMBER_ROUTES.join('|')})\\.tsx|features/notices/follow-notices\\.ts|late/follow-outbox\\.ts|state/session/(?:session-keeping|session-renewal)\\.ts|wire/signed-in-call\\.ts|shell/signed-in-parts\\.tsx|ui/(?:media/carousel\\.tsx|(?:icons/further-icons|private-style)\\.ts)|texts/(?:bn|en)-(?:own|sharing)\\.ts))`,
  ),
  seller:
    /^src\/app\/(?:routes\/(?:selleraddevent|sellerdashboard|sellerevents[\w.$]*|hiring[\w.$]*|writing[\w.$]*)\.tsx|texts\/(?:bn|en)-(?:hiring|selling|jobs|blogs|writing)\.ts|ui\/(?:icons\/further-icons|selling-look)\.ts)/,
  gate: /^src\/app\/(?:routes\/gate\.tsx|state\/gate\/gate-sending\.ts|texts\/(?:bn|en)-selling\.ts|ui\/(?:icons\/further-icons|selling-look)\.ts)/,
  home: /^src\/(?:device\/(?:snapshots\/held-(?:blogs|jobs)|search\/(?:search-held|searched-\w+))\.ts|app\/(?:routes\/(?:index|category\.\$|search|seller\.\$slug|share\.\$|blogs|jobportal)\.tsx|features\/(?:home|categories|search|blogs\/public|jobs\/public)\/calls\.ts|shell\/header\/search-help-part\.tsx|ui\/icons\/further-icons\.ts|texts\/(?:bn|en)-(?:home|jobs|blogs|sharing)\.ts))/,
  magazine:
    /^src\/(?:device\/snapshots\/held-blogs\.ts|app\/(?:routes\/(?:blogs[\w.$]*|outbox)\.tsx|features\/blogs\/public\/(?:calls\.ts|screens\/saved-articles\.tsx)|late\/follow-outbox\.ts|shell\/signed-in-parts\.tsx|ui\/(?:icons\/further-icons|private-style)\.ts|texts\/(?:bn|en)-(?:blogs|own)\.ts))/,
  buyer:
    /^src\/app\/(?:routes\/(?:evencheckout\.\$eventId|outbox)\.tsx|late\/follow-outbox\.ts|shell\/signed-in-parts\.tsx|ui\/(?:icons\/further-icons|private-style)\.ts|texts\/(?:bn|en)-own\.ts)/,
  staff: /^src\/app\/(?:routes\/moderation\.tsx|texts\/(?:bn|en)-(?:blogs|selling|writing)\.ts|ui\/(?:icons\/further-icons|selling-look)\.ts)/,
  jobs: /^src\/(?:device\/snapshots\/held-jobs\.ts|app\/(?:routes\/(?:jobportal|jobdetails\.\$jobPostId|jobapplications)\.tsx|features\/jobs\/public\/(?:calls\.ts|screens\/saved-jobs\.tsx)|ui\/(?:icons\/further-icons|private-style)\.ts|texts\/(?:bn|en)-(?:applying|jobs)\.ts))/,
}
/** Of these, what a visitor's phone holds as well: it opens without network and says what it needs. */
const VISITORS = /^src\/app\/(?:routes\/(?:login|recover|registration)\.tsx|texts\/(?:bn|en)-own\.ts)/
/** Whose files they also have, which need not be counted as theirs. */
const ALSO: Partial<Record<Audience, Audience>> = { seller: 'member' }
const AUDIENCES = Object.keys(SOURCES) as Audience[]

/** Whether a source is the route of a screen that has the private style. */
export function isPrivateScreen(source: string): boolean {
  const [, screen] = /^src\/app\/routes(\/[^.?]*)/.exec(source) ?? []
  return screen !== undefined && PRIVATE_SCREENS.test(screen)
}

/** Where the screens of those who sell begin, the gate's, and those of the house. */
export const isSellingSource = (source: string): boolean => SOURCES.seller.test(source) || SOURCES.gate.test(source) || SOURCES.staff.test(source)

/** The carousel is heavy, and its strip does without: nobody fetches it ahead, and it is kept once it was had. */
export const AT_NEED = 'src/app/ui/media/carousel.tsx'

/** Files that these people's screens lead to, and not by way of what belongs to others alone. */
function filesFor(manifest: Manifest, whose: readonly Audience[]): Set<string> {
  const seen = new Set<string>()
  const isOut = (key: string) => AUDIENCES.some((one) => SOURCES[one].test(key)) && !VISITORS.test(key) && !whose.some((one) => SOURCES[one].test(key))
  const walk = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key) || isOut(key)) return
    seen.add(key)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next)
  }
  for (const [key, { src }] of Object.entries(manifest)) if (src === 'index.html') walk(key)
  return new Set([...seen].flatMap((key) => manifest[key]?.file ?? []))
}

/** Files that not every phone has a use for, and whose they are; nobody's, where no screen leads to them. */
export function filesByAudience(manifest: Manifest): Map<string, Audience[]> {
  const everybodys = filesFor(manifest, [])
  const theirs = AUDIENCES.map((audience) => {
    const also = ALSO[audience]
    const had = also ? filesFor(manifest, [also]) : everybodys
    const files = filesFor(manifest, also ? [audience, also] : [audience])
    return { audience, isTheirs: (file: string) => files.has(file) && !had.has(file) }
  })
  const others = Object.values(manifest).flatMap(({ file }) => (everybodys.has(file) ? [] : [file]))
  return new Map(others.map((file) => [file, theirs.flatMap(({ audience, isTheirs }) => (isTheirs(file) ? [audience] : []))]))
}

/** Marks them in the worker's list of files, without what is never fetched ahead. @param client where the page was built to. */
export function markAudiences<T extends { url: string }>(client: string, entries: T[]): (T & { for?: Audience[] })[] {
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const audiences = filesByAudience(manifest)
  const whose = ({ url }: T) => String(audiences.get(url) ?? '')
  return (
    entries
      .filter(({ url }) => url !== manifest[AT_NEED]?.file)
      // Those of the same people one after another: the list is a good part of the worker, and is compressed better.
      .sort((a, b) => (whose(a) < whose(b) ? -1 : 1))
      .map((entry) => {
        const audience = audiences.get(entry.url)
        return audience ? { ...entry, for: audience } : entry
      })
  )
}
