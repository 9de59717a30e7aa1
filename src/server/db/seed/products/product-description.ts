import { listOf, paragraphOf } from '../description.ts'
import type { ProductSketch } from './product-sketch.ts'

/** The description as a seller's editor would have stored it. */
export const productDescriptionOf = ({ lead, points }: Pick<ProductSketch, 'lead' | 'points'>): string => paragraphOf(lead) + listOf(points)
