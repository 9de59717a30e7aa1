import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey } from '../core/fields.ts'
import { DaybookFields } from './daybook-entry.ts'

const params = v.object({ entry_key: ClientKey })
const Version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))

/** The version that stands after the write. A later correction, whichever phone it came from, has a higher one: then it stays. */
const written = v.object({ entry_key: ClientKey, version: Version })
const WRITE = { access: 'seller', perMinute: 120, once: true, answer: written, offline: 'queue' } as const

/** A correction of an entry that was not known to have arrived is added once more, with a higher version. */
export const addDaybookEntry = endpoint({
  ...WRITE,
  method: 'POST',
  path: '/api/daybook/',
  summary: 'Adds an entry. The same key again is the same entry, and takes its place where its version is higher',
  body: v.object({ entry_key: ClientKey, version: Version, entry: DaybookFields }),
})

export const correctDaybookEntry = endpoint({
  ...WRITE,
  method: 'PUT',
  path: '/api/daybook/{entry_key}/',
  summary: 'Corrects an entry. The last one wins: what has a lower version than stands there changes nothing',
  params,
  body: v.object({ version: Version, entry: DaybookFields }),
})

export const removeDaybookEntry = endpoint({
  ...WRITE,
  method: 'DELETE',
  path: '/api/daybook/{entry_key}/',
  summary: 'Takes an entry back',
  params,
})
