import { FilteredSales, type FilteredSalesProps } from '../parts/filtered-sales.tsx'
import { useKinds } from '../use-kinds.ts'

type Props = Pick<FilteredSalesProps, 'filter' | 'withProof' | 'heading'> & { eventId: number }

/** The orders of an event, the latest first: who, what, how much, and money back where it must be. */
export const Sales = ({ eventId, ...rest }: Props) => (
  <FilteredSales eventId={eventId} kinds={useKinds(eventId)} path={`/sellerevents/event/${eventId}/orders`} {...rest} />
)
