import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deliver, KeptLetter } from './mail.ts'
import { readKept, writeMime } from './mime.ts'
import { unsubscribeHeaders } from './unsubscribe-headers.ts'

const MOST_KEPT = 200
/** Time first, so that names sort as the letters came. */
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-[0-9a-f]{8}\.eml$/

/** Puts letters into a folder as .eml files, which mail programs open and people read as they are; only the newest 200 stay. */
export function folderDelivery(folder: string, from: string): Deliver {
  return async (letter) => {
    const { to, subject, language, unsubscribe } = letter
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const now = new Date()
    // UTF-8 throughout: nothing has to be decoded to read it. @see RFC 6532
    const headers = {
      Date: now.toUTCString().replace('GMT', '+0000'),
      From: from,
      To: to,
      Subject: subject,
      'MIME-Version': '1.0',
      'Content-Language': language,
      ...unsubscribeHeaders(unsubscribe),
    }
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${oneLine(value)}`)
    const name = `${now.toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`
    const unfinished = join(folder, `${name}.unfinished`)
    await writeFile(unfinished, [...head, writeMime(letter)].join('\r\n'), { mode: 0o600 })
    await rename(unfinished, join(folder, name))
    const old = (await namesIn(folder)).slice(MOST_KEPT)
    await Promise.all(old.map((one) => rm(join(folder, one), { force: true })))
  }
}

/** The letters of the folder, newest first. */
export async function readLetters(folder: string): Promise<KeptLetter[]> {
  const letters = await Promise.all((await namesIn(folder)).map((name) => readLetter(folder, name)))
  return letters.filter((letter) => letter !== undefined)
}

/** A line break in a header would begin another header. */
const oneLine = (value: string) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(noneIfMissing)
  return (names ?? [])
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
}

async function readLetter(folder: string, name: string): Promise<KeptLetter | undefined> {
  // It may have been the 201st in the meantime.
  const source = await readFile(join(folder, name), 'utf8').catch(noneIfMissing)
  if (source === undefined) return undefined
  const end = source.indexOf('\r\n\r\n')
  const head = source.slice(0, end)
  const header = (wanted: string) =>
    head
      .split('\r\n')
      .find((line) => line.startsWith(`${wanted}: `))
      ?.slice(wanted.length + 2) ?? ''
  return {
    at: name.replace(NAME, '$1:$2:$3'),
    to: header('To'),
    subject: header('Subject'),
    ...readKept(source),
  }
}

function noneIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
