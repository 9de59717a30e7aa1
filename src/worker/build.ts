import type { PrecacheGroup } from '#contract/core/precache-groups.ts'

/** One file of the build, as vite-plugin-pwa lists it: path without a leading slash; no revision if the name is hashed. */
export interface ManifestEntry {
  url: string
  revision: string | null
  /** Only they have a use for it. Absent: everybody. */
  for?: readonly PrecacheGroup[]
}

/** The build this worker belongs to. */
export interface Build {
  /** Changes with any file of the build. */
  id: string
  /** The precache groups that each file is for, by its path with a leading slash. */
  files: ReadonlyMap<string, readonly (PrecacheGroup | 'visitor')[]>
}

export const SHELL_PATH = '/shell.html'
const ASSETS = '/assets/'

export function describeBuild(manifest: readonly ManifestEntry[]): Build {
  const lines = manifest.map(({ url, revision }) => `${url} ${revision ?? ''}`).sort()
  return {
    id: hashOf(lines.join('\n')),
    files: new Map(manifest.map((entry) => [`/${entry.url}`, entry.for ?? ['visitor']])),
  }
}

/** Hashed names never change their content. */
export const isHashed = (path: string): boolean => path.startsWith(ASSETS)

/**
 * Whether a page was written by our server and for this build. A page that asks for files of another build (just deployed) would
 * be dead without network, and one that asks for none is not ours (a captive portal answers 200 as well).
 */
export function isPageOf(build: Build, html: string): boolean {
  const asked = html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g) ?? []
  return asked.length > 0 && asked.every((path) => build.files.has(path))
}

/** FNV-1a, 32 bit: tells builds apart, nothing more. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
