// npm run account -- <command> <username>: what staff do to accounts, also while the server runs. `npm run account -- help` lists the commands.
import { StartRefused } from '#server/db/connection/start-refused.ts'
import { readSettings, SettingsError } from '#server/settings.ts'
import { openStaffDesk, type StaffDesk } from '#server/staff-desk.ts'
import { loadEnvFile } from './steps/env-file.mjs'

const HELP = `npm run account -- <command> <username>

  lock <username>          ends all sessions of the account; nobody can sign in to it, its events are off sale and its jobs closed
  unlock <username>        lets its owner sign in again, and put events and jobs back on
  grant-staff <username>   makes it an account of staff
  revoke-staff <username>  makes it an ordinary account
  log <username>           what happened to the account, the latest last
  help                     this text

In place of a username stands the number of an account as well: "#12".

Works on the database that the settings name, also while the server runs. A locked account can change nothing
from that moment on; what it reads ends within half a minute.`

const COMMANDS: Record<string, (desk: StaffDesk, username: string) => Promise<string>> = {
  lock: (desk, username) => desk.lock(username),
  unlock: (desk, username) => desk.unlock(username),
  'grant-staff': (desk, username) => desk.grantStaff(username),
  'revoke-staff': (desk, username) => desk.revokeStaff(username),
  log: (desk, username) => desk.readLog(username),
}

async function work(command: string, username: string): Promise<void> {
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
  if (!run || !username) {
    console.error(run ? `${command} wants a username.\n\n${HELP}` : `There is no command "${command}".\n\n${HELP}`)
    process.exitCode = 1
    return
  }
  loadEnvFile()
  const desk = await openStaffDesk(readSettings(process.env))
  try {
    console.log(await run(desk, username))
  } finally {
    await desk.close()
  }
}

const [command = 'help', username = ''] = process.argv.slice(2)
if (command === 'help' || command === '--help') console.log(HELP)
else
  await work(command, username).catch((error: unknown) => {
    const isExpected = error instanceof StartRefused || error instanceof SettingsError || (error instanceof Error && error.name === 'NobodyOfThatName')
    console.error(isExpected ? error.message : error)
    process.exitCode = 1
  })
