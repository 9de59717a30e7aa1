import { dhakaDay } from '#contract/core/time.ts'
import { useFormat } from '../formats/use-format.ts'

/** A moment, as short as it can be: its day, with the year where that is another than now, and its time. */
export function MomentCell({ at }: { at: string }) {
  const format = useFormat()
  const year = dhakaDay(Date.parse(at)).slice(0, 4)
  const isThisYear = dhakaDay(Date.now()).startsWith(year)
  return (
    <time dateTime={at} title={format.dateTime(at)} className="block text-sm">
      <span className="whitespace-nowrap">
        {format.dayNumber(at)} {format.monthShort(at)}
        {!isThisYear && ` ${format.digits(year)}`}
      </span>{' '}
      <span className="whitespace-nowrap">{format.time(at)}</span>
    </time>
  )
}
