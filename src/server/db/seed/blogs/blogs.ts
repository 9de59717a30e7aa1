import type { BlogSketch } from './blog-sketch.ts'
import { CRAFT_BLOGS } from './crafts.ts'
import { KITCHEN_BLOGS } from './kitchen.ts'
import { LAND_BLOGS } from './land.ts'
import { LEARNING_BLOGS } from './learning.ts'
import { MARKET_BLOGS } from './market.ts'
import { MUSIC_BLOGS } from './music.ts'
import { PHONE_BLOGS } from './phone.ts'
import { RIVER_BLOGS } from './rivers.ts'
import { SEASON_BLOGS } from './seasons.ts'
import { UNSEEN_BLOGS } from './unseen.ts'
import { WORK_BLOGS } from './work.ts'

export const BLOGS: readonly BlogSketch[] = [
  ...MARKET_BLOGS,
  ...CRAFT_BLOGS,
  ...KITCHEN_BLOGS,
  ...MUSIC_BLOGS,
  ...RIVER_BLOGS,
  ...WORK_BLOGS,
  ...PHONE_BLOGS,
  ...LAND_BLOGS,
  ...LEARNING_BLOGS,
  ...SEASON_BLOGS,
  ...UNSEEN_BLOGS,
]
