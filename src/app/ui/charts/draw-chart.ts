import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import type { ChartData, ChartRole } from './chart-data.ts'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, LineController, LineElement, PointElement, Tooltip)

/** Names of lying bars are cut beyond this: whole ones stand in the table. */
const LONGEST_NAME = 18

export interface DrawnChart {
  stop: () => void
}

/** Draws into a canvas, in the colours of the theme, and again whenever those change. Nothing moves. */
export function drawChart(canvas: HTMLCanvasElement, data: ChartData): DrawnChart {
  const chart = new Chart(canvas, configOf(data))
  const ending = new AbortController()
  const redraw = () => {
    chart.options = configOf(data).options ?? {}
    chart.update('none')
  }
  const themes = new MutationObserver(redraw)
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw, { signal: ending.signal })
  return {
    stop: () => {
      ending.abort()
      themes.disconnect()
      chart.destroy()
    },
  }
}

const colourOf = (role: ChartRole | 'ink' | 'line' | 'raised'): string => getComputedStyle(document.documentElement).getPropertyValue(`--${role}`).trim()

function configOf({ labels, series, isLying = false, write }: ChartData): ChartConfiguration<'bar' | 'line'> {
  const numbers = {
    beginAtZero: true,
    ticks: {
      // Half a ticket is never sold.
      precision: 0,
      maxTicksLimit: 5,
      // Sums side by side on a narrow phone: fewer of them, none askew.
      maxRotation: 0,
      autoSkipPadding: 12,
      color: colourOf('ink-soft'),
      callback: (value: string | number) => write(Number(value)),
    },
    grid: { color: colourOf('line') },
    border: { display: false },
  }
  const names = {
    ticks: {
      color: colourOf('ink-soft'),
      maxRotation: 0,
      autoSkip: !isLying,
      autoSkipPadding: 12,
      callback: (_value: string | number, at: number) => shortened(labels[at] ?? ''),
    },
    grid: { display: false },
    border: { color: colourOf('line') },
  }
  return {
    type: 'bar',
    data: {
      labels: [...labels],
      datasets: series.map(({ label, values, role, kind = 'bar' }) => ({
        type: kind,
        label,
        data: [...values],
        backgroundColor: () => colourOf(role),
        borderColor: () => colourOf(role),
        borderWidth: kind === 'line' ? 2 : 0,
        pointRadius: labels.length > 14 ? 0 : 3,
        borderRadius: 3,
        order: kind === 'line' ? 0 : 1,
      })),
    },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      indexAxis: isLying ? 'y' : 'x',
      interaction: { mode: 'index', intersect: false },
      scales: isLying ? { x: numbers, y: names } : { x: names, y: numbers },
      plugins: {
        tooltip: {
          displayColors: series.length > 1,
          callbacks: {
            title: (items) => labels[items[0]?.dataIndex ?? 0] ?? '',
            label: ({ dataset, raw }) => `${dataset.label ?? ''}: ${write(Number(raw))}`,
          },
        },
      },
    },
  }
}

const shortened = (name: string): string => {
  const letters = [...name]
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : name
}
