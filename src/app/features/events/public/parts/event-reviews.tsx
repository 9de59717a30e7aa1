import { EVENT_API } from '#contract/events/event-reviews.ts'
import type { EventDetail } from '#contract/events/events.ts'
import { CALLED_OFF } from '#contract/events/own-event-rules.ts'
import { Reviews } from '../../../../reviews/parts/reviews.tsx'
import type { ReviewSubject } from '../../../../reviews/subject.ts'

/** An event as its reviews know it. */
const subjectOf = ({ event_id, title, seller, event_status }: EventDetail, isOver: boolean): ReviewSubject => ({
  about: 'event',
  id: event_id,
  page: `/eventdetails/${event_id}`,
  title,
  api: EVENT_API,
  owner: seller.id,
  isOpen: isOver && event_status !== CALLED_OFF,
})

/** What those who were there say of an event. */
export const EventReviews = ({ event, isOver }: { event: EventDetail; isOver: boolean }) => <Reviews subject={subjectOf(event, isOver)} />
