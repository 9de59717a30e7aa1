import { createHash } from 'node:crypto'
import { basename, join, resolve } from 'node:path'

/**
 * Where the embedded database and the media lie when no setting names a place.
 * Root's projects often stand in a folder that only root can enter, and PostgreSQL refuses to run as root; so root's data goes where
 * another user can reach it, under a name that differs for every copy of the project.
 * @returns an absolute path.
 */
export function defaultDataFolder(projectFolder: string): string {
  const project = resolve(projectFolder)
  if (process.getuid?.() !== 0) return join(project, '.data')
  const mark = createHash('sha256').update(project).digest('hex').slice(0, 8)
  return join('/var/lib/hatkhola', `${basename(project) || 'project'}-${mark}`)
}
