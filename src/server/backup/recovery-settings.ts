import { shellQuoted } from '../db/embedded/server-settings.ts'

export interface RecoveryAsked {
  /** The folder of archived files of the log of changes. */
  archive: string | undefined
  /** Up to when changes are read from the archive; `latest`: all of them; absent: none, the database is as at the end of its backup. */
  until: Date | 'latest' | undefined
}

/**
 * How PostgreSQL is to recover. In each case it begins a timeline of its own, which no archive has yet: what is written afterwards never takes the name of what
 * was written before. @see PostgreSQL documentation, "Recovering Using a Continuous Archive Backup", "Timelines"
 */
export function recoverySettings({ archive, until }: RecoveryAsked): Record<string, string> {
  const copy = archive === undefined ? 'false' : `cp ${shellQuoted(archive).replaceAll('%', '%%')}/%f "%p"`
  const named: Record<string, string> = { recovery_target_action: 'promote', hot_standby: 'off', archive_mode: 'off' }
  // Of an archive that is not read, the timelines are: the new one is to be none of them.
  if (until === undefined)
    return { ...named, restore_command: archive ? `case %f in *.history) ${copy} ;; *) false ;; esac` : copy, recovery_target_timeline: 'current' }
  const all = { ...named, restore_command: copy, recovery_target_timeline: 'latest' }
  return until === 'latest' ? all : { ...all, recovery_target_time: `${until.toISOString().slice(0, -1).replace('T', ' ')}+00` }
}
