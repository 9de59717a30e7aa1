import { Continue } from './continue.tsx'
import { NearMe } from './near-me.tsx'
import { OwnWays } from './own-ways.tsx'

/** What only this phone knows of its reader. */
export const FromPhone = () => (
  <div className="grid grid-cols-1 gap-6 mt-6 lg:grid-cols-2">
    <OwnWays />
    <NearMe />
    <Continue />
  </div>
)
