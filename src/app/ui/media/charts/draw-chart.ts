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

/** Of the text around it. */
const FONT_SHARE = 0.75

interface DrawnChart {
  stop: () => void
}

/** Draws into a canvas, in the colours of the theme, and again whenever those change. Nothing moves. */
export function drawChart(canvas: HTMLCanvasElement, data: ChartData): DrawnChart {
  const chart = new Chart(canvas, configOf(canvas, data))
  const ending = new AbortController()
  const redraw = () => {
    chart.options = configOf(canvas, data).options ?? {}
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

const colourOf = (role: ChartRole | 'line'): string => getComputedStyle(document.documentElement).getPropertyValue(`--${role}`).trim()

function configOf(canvas: HTMLCanvasElement, { labels, series, writeShort }: ChartData): ChartConfiguration<'bar' | 'line'> {
  const { label, values, role, kind, write } = series
  const { fontFamily: family, fontSize } = getComputedStyle(canvas)
  const ticks = { color: colourOf('ink-soft'), maxRotation: 0 }
  return {
    type: kind,
    data: {
      labels: [...labels],
      datasets: [
        {
          label,
          data: [...values],
          backgroundColor: () => colourOf(role),
          borderColor: () => colourOf(role),
          borderWidth: kind === 'line' ? 2 : 0,
          pointRadius: labels.length > 14 ? 0 : 3,
          borderRadius: 3,
        },
      ],
    },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      font: { family, size: Number.parseFloat(fontSize) * FONT_SHARE },
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: { ticks: { ...ticks, autoSkipPadding: 12 }, grid: { display: false }, border: { color: colourOf('line') } },
        y: {
          beginAtZero: true,
          // Half a ticket is never sold.
          ticks: { ...ticks, precision: 0, maxTicksLimit: 5, callback: (value) => writeShort(Number(value)) },
          grid: { color: colourOf('line') },
          border: { display: false },
        },
      },
      plugins: { tooltip: { displayColors: false, callbacks: { label: ({ raw }) => `${label}: ${write(Number(raw))}` } } },
    },
  }
}
