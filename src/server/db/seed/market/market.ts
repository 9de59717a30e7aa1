import type { EventSketch } from '../event-sketch.ts'
import { CULTURE_EVENTS } from './culture.ts'
import { LEARNING_EVENTS } from './learning.ts'
import { LIFE_EVENTS } from './life.ts'
import { MUSIC_EVENTS } from './music.ts'
import { SPORTS_EVENTS } from './sports.ts'
import { TECH_EVENTS } from './tech.ts'

export const MARKET: readonly EventSketch[] = [...MUSIC_EVENTS, ...TECH_EVENTS, ...SPORTS_EVENTS, ...CULTURE_EVENTS, ...LEARNING_EVENTS, ...LIFE_EVENTS]
