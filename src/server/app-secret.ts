import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SECRET_BYTES = 48

/**
 * The secret of a development copy, made once per data folder: a restart signs no user out.
 * Production never comes here; its secret is a setting.
 */
export async function developmentSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'app-secret')
  await mkdir(dataFolder, { recursive: true })
  try {
    // Fails when it is there already, also when another process made it a moment ago.
    await writeFile(file, randomBytes(SECRET_BYTES).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFile(file, 'utf8')
}
