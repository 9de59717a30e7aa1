import type { Figures } from './figures.ts'
import type { BackupMade } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import type { Restored } from './restore-backup.ts'

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
const sumOf = (marks: Manifest['files']) => Object.values(marks).reduce((sum, { bytes }) => sum + bytes, 0)
const filesOf = (count: number) => (count === 1 ? '1 file' : `${count} files`)

/** What was backed up, for the person at the terminal. */
export function madeWords({ folder, manifest, copied, removed, warnings }: BackupMade): string {
  const lines = [
    `The backup is whole: ${folder}`,
    `  database   ${megabytes(sumOf(manifest.files))} in ${filesOf(Object.keys(manifest.files).length)}, schema ${manifest.schema || 'none'}`,
    `  pictures   ${megabytes(sumOf(manifest.shared))} in ${filesOf(Object.keys(manifest.shared).length)}, of which ${copied.files} are new (${megabytes(copied.bytes)})`,
    `  archive    ${manifest.postgresql.archives ? 'what is written from now on is archived' : 'none: it can be restored as it is, not to a later moment'}`,
  ]
  if (removed) lines.push(`  removed    ${removed} older`)
  return [...lines, ...warnings.map((warning) => `Look at this: ${warning}`)].join('\n')
}

/** What was restored, whether it fits, and what to do next. */
export function restoredWords({ folder, manifest, figures, isCompared, faults }: Restored): string {
  const lines = [`Restored into ${folder} from the backup that ended at ${manifest.ended_at}.`, figuresWords(figures)]
  if (faults.length) lines.push('This does not fit:', ...faults.map((fault) => `- ${fault}`))
  else lines.push(isCompared ? 'Every file has its sum, the rows are as many as there were, and the ledger is whole.' : LATER)
  return [...lines, next(folder, manifest)].join('\n')
}

const LATER = 'Every file has its sum, and the ledger is whole. The rows of a later moment are not compared: look whether they are what you expect.'

const figuresWords = (figures: Figures) =>
  Object.entries(figures)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `  ${name.padEnd(18)} ${/ (?:in|out)$/.test(name) ? `${(count / 100).toFixed(2)} taka` : count}`)
    .join('\n')

const next = (folder: string, { postgresql }: Manifest): string =>
  postgresql.kind === 'embedded'
    ? `Start it with HATKHOLA_DATA=${folder} npm start`
    : `${folder}/postgresql/data is the data folder of a PostgreSQL ${postgresql.major}: give it to yours, start that, and set DATABASE_URL and HATKHOLA_DATA=${folder}`
