import { existsSync } from 'node:fs'
import { inRoot } from './run.mjs'

const FILE = inRoot('.env')

/** Arguments that have Node read the settings of the file `.env`, where there is one. What the environment says goes first. */
export const envFileArguments = () => (existsSync(FILE) ? [`--env-file=${FILE}`] : [])

/** The same for this process. */
export function loadEnvFile() {
  if (existsSync(FILE)) process.loadEnvFile(FILE)
}
