// npm run worker:off: the emergency brake. Puts public/sw-kill.js in the place of the built service worker; phones drop theirs at their next visit.
// `npm run build` puts the real one back.
import { copyFileSync, existsSync } from 'node:fs'
import { inRoot } from './steps/run.mjs'

const CLIENT = inRoot('dist', 'client')

if (!existsSync(`${CLIENT}/sw.js`)) {
  console.error('There is no build: npm run build')
  process.exit(1)
}
for (const suffix of ['', '.br']) copyFileSync(`${CLIENT}/sw-kill.js${suffix}`, `${CLIENT}/sw.js${suffix}`)
console.log('The worker is off. Restart the server to serve it so; `npm run build` and a restart put the worker back.')
