import { FilteredSales, type FilteredSalesProps } from '../parts/filtered-sales.tsx'

type Props = Pick<FilteredSalesProps, 'filter' | 'withProof' | 'heading'>

/** The orders of all one's events, the latest first. */
export function AllSales({ filter, ...rest }: Props) {
  // Kinds of ticket belong to one event each.
  const { ticket: _, ...wanted } = filter
  return <FilteredSales eventId={undefined} kinds={undefined} path="/sellerorders" filter={wanted} {...rest} />
}
