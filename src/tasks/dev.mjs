// npm run dev: the page with hot reload (Vite) and the service beside it, restarted when its sources change.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { envFileArguments } from './steps/env-file.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { childEnvironment, forwardSignals, inRoot, projectNode, ROOT, sharedSignals } from './steps/run.mjs'

const PAGE_PORT = '5173'
const port = process.env.PORT || '3000'

await ensureInstalled()

const children = [
  start('service', [...envFileArguments(), '--watch', '--watch-preserve-output', inRoot('src', 'server', 'main.ts')], { PORT: port }),
  start('page', [inRoot('node_modules', 'vite', 'bin', 'vite.js'), '--port', PAGE_PORT], { HATKHOLA_API: `http://127.0.0.1:${port}` }),
]
let isStopping = false
/** Once: a second signal would cut the service off while it stops its database. @param {NodeJS.Signals} signal */
const stop = (signal) => {
  if (isStopping) return
  isStopping = true
  if (sharedSignals().includes(signal)) return
  for (const child of children) child.kill(signal)
}
forwardSignals(stop)
// Half of it is of no use: when one ends, so does the other.
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0
    stop('SIGTERM')
  })
}

/** @param {string} name @param {string[]} args @param {Record<string, string>} env */
function start(name, args, env) {
  const child = spawn(projectNode(), args, { cwd: ROOT, env: childEnvironment(env), stdio: ['inherit', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(7)} | ${line}`))
  return child
}
