// npm start: installs and builds what is missing, then runs the server on the project's Node. Runs on a fresh clone, so it imports nothing from node_modules.
import { ensureBuilt } from './steps/built.mjs'
import { envFileArguments } from './steps/env-file.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { inRoot, projectNode, run } from './steps/run.mjs'

const HEAP_MB = 256

await ensureInstalled()
await ensureBuilt()

const heap = /max-old-space-size/.test(process.env.NODE_OPTIONS ?? '') ? [] : [`--max-old-space-size=${HEAP_MB}`]
process.exitCode = await run(projectNode(), [...heap, ...envFileArguments(), inRoot('src', 'server', 'main.ts')])
