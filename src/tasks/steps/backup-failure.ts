import { BackupRefused } from '#server/backup/backup-refused.ts'
import { StartRefused } from '#server/db/connection/start-refused.ts'
import { SettingsError } from '#server/settings.ts'

const isUnknownOption = (error: unknown): error is Error => error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** What the operating system says of a place that cannot be used. */
const OF_THE_PLACE = new Set(['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR'])
const isOfThePlace = (error: unknown): error is Error => error instanceof Error && 'code' in error && OF_THE_PLACE.has(String(error.code))

/** Says why a backup or a restore came to nothing, and ends with 1. */
export function endBadly(error: unknown, help: string): void {
  process.exitCode = 1
  if (isUnknownOption(error)) {
    console.error(`${error.message}\n\n${help}`)
    return
  }
  const isExpected = error instanceof BackupRefused || error instanceof StartRefused || error instanceof SettingsError || isOfThePlace(error)
  console.error(isExpected ? error.message : error)
}
