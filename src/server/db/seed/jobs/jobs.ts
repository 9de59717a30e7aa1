import { DIGITAL_JOBS } from './digital.ts'
import { GARMENT_JOBS } from './garments.ts'
import type { CompanySketch } from './job-sketch.ts'
import { LAND_JOBS } from './land.ts'
import { MONEY_JOBS } from './money.ts'
import { SCHOOL_JOBS } from './schools.ts'
import { STREET_JOBS } from './streets.ts'
import { TABLE_JOBS } from './tables.ts'
import { WORD_JOBS } from './words.ts'

export const COMPANIES: readonly CompanySketch[] = [
  ...GARMENT_JOBS,
  ...DIGITAL_JOBS,
  ...MONEY_JOBS,
  ...SCHOOL_JOBS,
  ...STREET_JOBS,
  ...TABLE_JOBS,
  ...LAND_JOBS,
  ...WORD_JOBS,
]
