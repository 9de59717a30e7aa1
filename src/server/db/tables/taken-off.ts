import { boolean, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** Of what staff can take off: when they did (null: it stands), and their words, which its page says. */
export const takenOff = () => ({
  taken_off_at: instant('taken_off_at'),
  taken_off_reason: text().notNull().default(''),
})

/** Of what can be restored, and goes with the shop of its owner too. */
export const takenOffAlone = () => ({
  ...takenOff(),
  /** Whether staff took off this one, or the shop it belongs to. */
  taken_off_with: text({ enum: ['itself', 'shop'] }),
  /** It was public when it was taken off: then it is again when it is restored. */
  was_public: boolean().notNull().default(false),
})
