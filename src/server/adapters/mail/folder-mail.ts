import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Deliver, StoredEmail } from './mail.ts'
import { composeEmail } from './mail-message.ts'

const MOST_KEPT = 200
/** Time first, so that names sort as the e-mails came. */
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-[0-9a-f]{8}\.eml$/

/** Puts e-mails into a folder as .eml files, which mail programs open; only the newest 200 stay. */
export function folderDelivery(folder: string, from: string): Deliver {
  return async (email) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`
    const unfinished = join(folder, `${name}.unfinished`)
    await writeFile(unfinished, await composeEmail(email, from), { mode: 0o600 })
    await rename(unfinished, join(folder, name))
    const old = (await namesIn(folder)).slice(MOST_KEPT)
    await Promise.all(old.map((one) => rm(join(folder, one), { force: true })))
  }
}

/** The e-mails of the folder, newest first. */
export async function readEmails(folder: string): Promise<StoredEmail[]> {
  const emails = await Promise.all((await namesIn(folder)).map((name) => readEmail(folder, name)))
  return emails.filter((email) => email !== undefined)
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(noneIfMissing)
  return (names ?? [])
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
}

async function readEmail(folder: string, name: string): Promise<StoredEmail | undefined> {
  // It may have been the 201st in the meantime.
  const source = await readFile(join(folder, name)).catch(noneIfMissing)
  if (source === undefined) return undefined
  const { to = [], subject = '', text = '', attachments } = await PostalMime.parse(source)
  const attached = attachments.map(({ filename }) => filename ?? '')
  return {
    at: name.replace(NAME, '$1:$2:$3'),
    to: to.map(({ address }) => address).join(', '),
    subject,
    text,
    ...(attached.length > 0 && { attached }),
  }
}

function noneIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
