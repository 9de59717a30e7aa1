import type { HeldLine } from '../../state/basket/basket.ts'
import { obstacleOf } from './seller-groups.ts'

/** What is different about a line since it was put in. */
export type LineNews = { kind: 'price'; was: number; now: number } | { kind: 'fewer'; left: number } | { kind: NonNullable<HeldLine['gone']> }

export function newsOf(line: HeldLine): LineNews[] {
  const obstacle = obstacleOf(line)
  const news: LineNews[] = []
  if (obstacle === 'fewer') news.push({ kind: 'fewer', left: line.stock })
  else if (obstacle !== null) news.push({ kind: obstacle })
  if ((obstacle === null || obstacle === 'fewer') && line.price !== line.price_seen) news.push({ kind: 'price', was: line.price_seen, now: line.price })
  return news
}
