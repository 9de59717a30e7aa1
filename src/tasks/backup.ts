// npm run backup -- <folder>: a backup of database, pictures and papers, also while the server runs. See operations/backups.md.
import { parseArgs } from 'node:util'
import { madeWords } from '#server/backup/backup-words.ts'
import { trimArchive } from '#server/backup/backups-of.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { readSettings } from '#server/settings.ts'
import { endBadly } from './steps/backup-failure.ts'
import { loadEnvFile } from './steps/env-file.mjs'

const HELP = `npm run backup -- <folder> [--keep <number>] [--trim-archive]

  <folder>          where backups are kept; each gets a folder of its own there, named by its time (UTC). Pictures and
                    papers lie beside them, once for all
  --keep <number>   removes the oldest backups, so that so many stay
  --trim-archive    removes from WAL_ARCHIVE what is older than the oldest backup of this folder

Works on the database that the settings name, also while the server runs.`

const options = { keep: { type: 'string' }, 'trim-archive': { type: 'boolean' }, help: { type: 'boolean' } } as const

async function work(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [target, ...more] = positionals
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  if (values.help) return console.log(HELP)
  if (target === undefined || more.length || (keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep ?? ''))) {
    console.error(HELP)
    process.exitCode = 1
    return
  }
  loadEnvFile()
  const settings = readSettings(process.env)
  const began = performance.now()
  const made = await makeBackup({ target, settings, keep, say: (what) => console.log(`${what} …`) })
  console.log(madeWords(made))
  if (values['trim-archive'] && settings.wal_archive) console.log(`  trimmed    ${await trimArchive(settings.wal_archive, target)} files of the archive`)
  console.log(`  took       ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

await work().catch((error: unknown) => endBadly(error, HELP))
