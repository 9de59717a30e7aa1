// npm run lock-check, after every change of a dependency: what is wrong with package-lock.json, before `npm ci` refuses it.
import { readFileSync } from 'node:fs'
import { lockFaults } from './steps/lock-faults.mjs'
import { inRoot } from './steps/run.mjs'

const faults = lockFaults(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')))
for (const fault of faults) console.error(fault)
console.log(faults.length ? `${faults.length} faults` : 'package-lock.json is in order')
process.exitCode = faults.length ? 1 : 0
