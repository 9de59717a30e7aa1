// npm start: installs and builds what is missing, then runs the server on the project's Node. Runs on a fresh clone, so it imports nothing from node_modules.
import { ensureBuilt } from './steps/built.mjs'
import { envFileArguments } from './steps/env-file.mjs'
import { heapArguments, memoryEnvironment } from './steps/heap.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { inRoot, projectNode, run } from './steps/run.mjs'

await ensureInstalled('1 of 4')
await ensureBuilt('2 of 4')

const server = [inRoot('src', 'server', 'main.ts'), '3 of 4', '4 of 4']
process.exitCode = await run(projectNode(), [...heapArguments(), ...envFileArguments(), ...server], { env: memoryEnvironment() })
