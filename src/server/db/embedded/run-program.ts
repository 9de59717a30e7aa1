import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Programs } from './programs.ts'

interface Ran {
  /** 0 is well; null when it was stopped for being too slow. */
  code: number | null
  /** What it wrote, both streams. */
  output: string
}

/**
 * Runs one of PostgreSQL's programs to its end, as the user it must run as.
 * @param call after `timeoutMs` it is killed (0: never); `environment` is added to ours.
 * @throws the error of the operating system — it could not be started at all.
 */
export function runProgram(
  programs: Programs,
  program: 'initdb' | 'pg_ctl' | 'postgres' | 'pg_basebackup' | 'pg_verifybackup',
  call: { args: string[]; folder: string; timeoutMs: number; environment?: Record<string, string> },
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(programs.bin, program), call.args, {
      cwd: call.folder,
      env: { ...cleanEnvironment(), ...call.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: call.timeoutMs,
      killSignal: 'SIGKILL',
      ...(programs.user ? { uid: programs.user.uid, gid: programs.user.gid } : {}),
    })
    let output = ''
    const take = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', reject)
    // Not 'close': a server that was started holds no pipe of ours, but a program that failed halfway might leave one that does.
    child.on('exit', (code) => resolve({ code, output: output.trim() }))
  })
}

/** Our environment without what PostgreSQL's programs read: a PGDATA or PGPORT that is set is not meant for this database. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_'))
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}
