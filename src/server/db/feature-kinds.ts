import { FEATURED_BLOG } from './blogs/featured-blog.ts'
import { FEATURED_EVENT } from './events/featured-event.ts'
import type { FeatureKind } from './features/feature-kind.ts'

/** Every noun that staff put forward: the server's one list of them. */
export const FEATURE_KINDS: readonly FeatureKind[] = [FEATURED_EVENT, FEATURED_BLOG]
