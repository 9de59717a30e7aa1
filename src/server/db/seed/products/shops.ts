import { BEAUTIFYING } from './beautifying.ts'
import { CALLING } from './calling.ts'
import { CELEBRATING } from './celebrating.ts'
import { HOUSING } from './housing.ts'
import { MAKING } from './making.ts'
import { PLAYING } from './playing.ts'
import type { ShopSketch } from './product-sketch.ts'
import { READING } from './reading.ts'
import { TASTING } from './tasting.ts'
import { WEAVING } from './weaving.ts'

/** Every shop of the demo market, with what it sells. */
export const DEMO_SHOPS: readonly ShopSketch[] = [
  ...WEAVING,
  ...TASTING,
  ...MAKING,
  ...HOUSING,
  ...BEAUTIFYING,
  ...CALLING,
  ...READING,
  ...PLAYING,
  ...CELEBRATING,
]
