import { useFormat } from '../../../../ui/formats/use-format.ts'

/** The day, to be seen from far. */
export function DayBlock({ time }: { time: string }) {
  const format = useFormat()
  return (
    <p className="shrink-0 min-w-16 text-center leading-none">
      <b className="block text-[2.75rem] leading-none font-700 text-brand tabular">{format.dayNumber(time)}</b>
      <span className="text-sm font-600">{format.monthShort(time)}</span>
    </p>
  )
}
