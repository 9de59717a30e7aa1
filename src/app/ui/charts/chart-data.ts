/** Colours of series by their role in the theme. */
export type ChartRole = 'brand' | 'marigold-fill' | 'ink-soft'

/** One row of numbers, a value for each label. */
export interface ChartSeries {
  label: string
  values: readonly number[]
  role: ChartRole
  /** Default: bars. */
  kind?: 'bar' | 'line'
}

export interface ChartData {
  labels: readonly string[]
  series: readonly ChartSeries[]
  /** Bars lie, with their names at the left: for names longer than a day. */
  isLying?: boolean
  /** How a value is written at the axis and in the bubble. */
  write: (value: number) => string
}
