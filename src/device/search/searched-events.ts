import { eventBranch } from '#contract/events/event-branch.ts'
import { listEventCategories, listEventSubcategories, listEventSubsubcategories } from '#contract/events/events.ts'
import { EVENT_LIST } from '#contract/events/events-filter.ts'
import { EVENTS } from '#contract/events/events-resource.ts'
import { HELD_EVENTS } from '../snapshots/cached-events.ts'
import { namesInTrees } from './names-in-trees.ts'
import { searchedList } from './searched-list.ts'

/** From the highest down. */
const LEVELS = [listEventCategories, listEventSubcategories, listEventSubsubcategories].map(({ path }) => path)

/** Events as they are found among those. */
export const SEARCHED_EVENTS = searchedList({
  resource: EVENTS,
  held: HELD_EVENTS,
  list: EVENT_LIST,
  category: { branchOf: ({ event_category }) => event_category },
  categoryNames: namesInTrees('event-categories', LEVELS, eventBranch),
})
