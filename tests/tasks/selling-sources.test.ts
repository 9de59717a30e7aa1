import { describe, expect, it } from 'vitest'
import { sellingSources } from '../../src/tasks/selling-sources.ts'

const found = sellingSources()

describe('sources of those who sell', () => {
  it('are their screens and all that only these show', () => {
    expect([...found]).toEqual(
      expect.arrayContaining([
        'src/app/routes/sellerevents_.event.$eventId.tickets.tsx',
        'src/app/features/events/own/screens/own-events.tsx',
        'src/app/ui/text/rich-editor/writing-area.tsx',
        'src/app/ui/media/charts/draw-chart.ts',
        'src/app/ui/media/qr-scanner/drawn-reader.ts',
        'src/app/ui/sortable-grid/sortable-grid.tsx',
      ]),
    )
  })

  it('are never those of another screen, though theirs show it too', () => {
    for (const file of ['ui/icon.tsx', 'ui/dialog.tsx', 'ui/rich-html.tsx', 'shell/guard.tsx', 'routes/sellerprofile.tsx', 'routes/seller.$slug.tsx'])
      expect(found).not.toContain(`src/app/${file}`)
  })
})
