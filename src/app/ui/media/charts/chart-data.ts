/** Colours of series by their role in the theme. */
export type ChartRole = 'brand' | 'ink-soft'

/** One row of numbers, a value for each label. */
export interface ChartSeries {
  label: string
  values: readonly number[]
  role: ChartRole
  kind: 'bar' | 'line'
  /** How a value is written in the table and in the bubble. */
  write: (value: number) => string
}

/** What one picture shows. */
export interface ChartData {
  labels: readonly string[]
  series: ChartSeries
  /** How a value is written at the axis, where there is little room. */
  writeShort: (value: number) => string
}
