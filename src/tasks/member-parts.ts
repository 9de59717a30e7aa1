import { readFileSync } from 'node:fs'
import path from 'node:path'

interface Chunk {
  file: string
  src?: string
  imports?: string[]
  dynamicImports?: string[]
}
/** As Vite writes it. */
export type Manifest = Record<string, Chunk>

/**
 * Where screens begin that are of no use to a visitor without network: those of an account, and those that need the network anyway. A visitor's
 * phone keeps what it once had of them.
 */
const MEMBER_SOURCES = new RegExp(
  `^src/(?:device/logout\\.ts|app/(?:routes/(?:${['become-a-seller', 'buyer', 'evencheckout\\.\\$eventId', 'check-payment', 'event-payment-cancel', 'event-payment-fail', 'event-payment-success', 'event_order\\.\\$eventOrderId', 'google-login', 'login', 'logout', 'orders', 'outbox', 'profile-settings', 'profileindex', 'recover', 'registration', 'reset-password', 'sellerprofile', 'ticket', 'tickets', 'tickets_\\.\\$eventOrderId', 'verify-email'].join('|')})\\.tsx|features/notices/follow-notices\\.ts|late/follow-outbox\\.ts|state/(?:session-keeping|session-renewal)\\.ts|wire/signed-in-call\\.ts|shell/signed-in-parts\\.tsx|ui/carousel\\.tsx|texts/(?:bn|en)-own\\.ts))`,
)

/** Where the screens of those who sell begin, and the gate's: a phone that sells nothing never fetches them ahead. */
export const SELLER_SOURCES =
  /^src\/app\/(?:routes\/(?:gate|selleraddevent|sellerdashboard|sellerevents[\w.$]*)\.tsx|state\/gate-sending\.ts|texts\/(?:bn|en)-selling\.ts|ui\/selling-look\.ts)/

/** The carousel is heavy, and its strip does without: nobody fetches it ahead, and it is kept once it was had. */
const AT_NEED = 'src/app/ui/carousel.tsx'

const reachable = (manifest: Manifest, isOut: (key: string) => boolean): Set<string | undefined> => {
  const seen = new Set<string>()
  const walk = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key) || isOut(key)) return
    seen.add(key)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next)
  }
  for (const [key, { src }] of Object.entries(manifest)) if (src === 'index.html') walk(key)
  return new Set([...seen].map((key) => manifest[key]?.file))
}

/** Files that not every phone has a use for, and whose they are. */
export function filesByAudience(manifest: Manifest): Map<string, 'member' | 'seller'> {
  const visitors = reachable(manifest, (key) => MEMBER_SOURCES.test(key) || SELLER_SOURCES.test(key))
  const members = reachable(manifest, (key) => SELLER_SOURCES.test(key))
  const others = Object.values(manifest).flatMap(({ file }) => (visitors.has(file) ? [] : [file]))
  return new Map(others.map((file) => [file, members.has(file) ? 'member' : 'seller']))
}

/** Marks them in the worker's list of files, without what is never fetched ahead. @param client where the page was built to. */
export function markAudiences<T extends { url: string }>(client: string, entries: T[]): (T & { for?: 'member' | 'seller' })[] {
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const audiences = filesByAudience(manifest)
  return entries
    .filter(({ url }) => url !== manifest[AT_NEED]?.file)
    .map((entry) => {
      const audience = audiences.get(entry.url)
      return audience ? { ...entry, for: audience } : entry
    })
}
