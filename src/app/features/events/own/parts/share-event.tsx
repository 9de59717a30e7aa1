import { withLanguage } from '#contract/core/paths.ts'
import type { OwnEvent } from '#contract/events/own-events.ts'
import { ShareButton } from '../../../../ui/controls/share-button.tsx'
import { useLanguage } from '../../../../ui/formats/use-language.ts'

/** Passes on the address where buyers find an event. */
export function ShareEvent({ event: { event_id, title } }: { event: Pick<OwnEvent, 'event_id' | 'title'> }) {
  return <ShareButton title={title} path={withLanguage(useLanguage(), `/eventdetails/${event_id}`)} />
}
