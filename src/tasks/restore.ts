// npm run restore -- <backup> <empty folder>: puts a backup back and looks whether all is there. See operations/backups.md.
import { parseArgs } from 'node:util'
import { restoredWords } from '#server/backup/backup-words.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { verifyBackup } from '#server/backup/verify-backup.ts'
import { readSettings } from '#server/settings.ts'
import { endBadly } from './steps/backup-failure.ts'
import { loadEnvFile } from './steps/env-file.mjs'

const HELP = `npm run restore -- <backup> <empty folder> [--until <moment>] [--archive <folder>]
npm run restore -- <backup> --check

  <backup>            the folder of one backup, such as /backups/2026-01-31T02-00-00Z
  <empty folder>      what becomes the data folder: nothing is there yet
  --until <moment>    restores what was written up to a moment after the backup, such as 2026-01-31T14:05:00+06:00;
                      latest: all that was archived. It needs WAL_ARCHIVE
  --archive <folder>  another folder than that of WAL_ARCHIVE
  --check             reads the backup through and restores nothing

Every file is checked before anything is written. Ends with 1 when something does not fit.`

const text = { type: 'string' } as const
const options = { until: text, archive: text, check: { type: 'boolean' }, help: { type: 'boolean' } } as const

/** A moment without an offset would be of whatever clock the machine has. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

/** @returns undefined: it cannot be read. */
function momentOf(typed: string): Date | 'latest' | undefined {
  if (typed === 'latest') return typed
  return MOMENT.test(typed) && !Number.isNaN(Date.parse(typed)) ? new Date(typed) : undefined
}

function refuse(fault: string): void {
  console.error(`${fault}\n\n${HELP}`)
  process.exitCode = 1
}

async function work(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [backup, folder] = positionals
  if (values.help) return console.log(HELP)
  if (backup === undefined || positionals.length !== (values.check ? 1 : 2)) return refuse('restore wants a backup and an empty folder.')
  const until = values.until === undefined ? undefined : momentOf(values.until)
  if (values.until !== undefined && until === undefined)
    return refuse(`"${values.until}" is no moment: write it with its offset, such as 2026-01-31T14:05:00+06:00, or latest.`)
  if (values.check || folder === undefined) {
    const { ended_at } = await verifyBackup(backup)
    console.log(`The backup that ended at ${ended_at} is whole: every file has its sum.`)
    return
  }
  loadEnvFile()
  const archive = values.archive ?? readSettings(process.env).wal_archive
  const began = performance.now()
  const restored = await restoreBackup({ backup, folder, archive, until, say: (what) => console.log(`${what} …`) })
  console.log(restoredWords(restored))
  console.log(`It took ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  if (restored.faults.length) process.exitCode = 1
}

await work().catch((error: unknown) => endBadly(error, HELP))
