// node src/tasks/manifests.ts: writes the web app manifests, one per language, for the icons and screenshots that are in public.
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '#contract/core/languages.ts'
import { BRAND } from '#contract/core/product.ts'
import { SHARE_TARGET } from '#contract/sharing.ts'
import { HOME_SCREEN, SHORTCUTS } from './home-screen.ts'

/** The file in a folder of public that begins so; its name goes on with a hash of its content. */
function addressOf(root: string, begins: string): string {
  const file = readdirSync(join(root, 'icons')).find((name) => name.startsWith(`${begins}.`))
  if (!file) throw new Error(`public/icons has no ${begins}; run node src/tasks/draw-icons.ts`)
  return `/icons/${file}`
}

const SHAPES = { narrow: '1080x1920', wide: '1920x1080' } as const

/** Those that were taken: public/screenshots/<language>-<narrow or wide>-<what>.png */
function screenshotsOf(root: string, language: Language) {
  const folder = join(root, 'screenshots')
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  return files.flatMap((file) => {
    const [, shape, what = ''] = new RegExp(`^${language}-(narrow|wide)-(\\w+)\\.png$`).exec(file) ?? []
    const label = HOME_SCREEN.screenshots[what]?.[language]
    if ((shape !== 'narrow' && shape !== 'wide') || !label) return []
    return [{ src: `/screenshots/${file}`, sizes: SHAPES[shape], type: 'image/png', form_factor: shape, label }]
  })
}

/**
 * What the system's share sheet sends, and how: by POST, because files come along.
 * @see https://w3c.github.io/web-share-target/
 */
const { title, text, url, files } = SHARE_TARGET.fields
const SHARING = {
  action: SHARE_TARGET.path,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: { title, text, url, files: [{ name: files, accept: SHARE_TARGET.accepts }] },
} as const

/**
 * What one language's manifest says. Icons, `id`, `scope` and `start_url` are the same in both: they are one app.
 * @param root the public folder. @see https://www.w3.org/TR/appmanifest/
 */
export function manifestIn(root: string, language: Language) {
  const icon = (name: string, side: number, purpose: string) => ({ src: addressOf(root, name), sizes: `${side}x${side}`, type: 'image/png', purpose })
  const shortcuts = SHORTCUTS.map((one) => ({ name: one.name[language], url: one.url, icons: [icon(one.icon, 96, 'any')] }))
  const screenshots = screenshotsOf(root, language)
  return {
    id: '/',
    name: HOME_SCREEN.name[language],
    short_name: HOME_SCREEN.name[language],
    description: HOME_SCREEN.description[language],
    lang: language,
    dir: 'ltr',
    start_url: '/?source=pwa',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    theme_color: BRAND.green,
    background_color: BRAND.paper,
    categories: ['shopping', 'entertainment', 'business'],
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable'), icon('monochrome-192', 192, 'monochrome')],
    shortcuts,
    share_target: SHARING,
    ...(screenshots.length ? { screenshots } : {}),
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    related_applications: [{ platform: 'webapp', url: `/manifest-${language}.webmanifest` }],
    prefer_related_applications: false,
    handle_links: 'preferred',
    edge_side_panel: { preferred_width: 400 },
  }
}

/** Writes public/manifest-<language>.webmanifest for every language. @param root the public folder */
export function writeManifests(root: string): void {
  for (const language of LANGUAGES) writeFileSync(join(root, `manifest-${language}.webmanifest`), `${JSON.stringify(manifestIn(root, language), null, 2)}\n`)
}

if (import.meta.main) writeManifests(join(import.meta.dirname, '../../public'))
