import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BulkBar } from '#app/ui/table/bulk-bar.tsx'
import type { Column } from '#app/ui/table/columns.ts'
import { DataTable } from '#app/ui/table/data-table.tsx'
import { useSelection } from '#app/ui/table/use-selection.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

interface Boat {
  id: number
  name: string
}
const BOATS: Boat[] = ['Padma', 'Jamuna', 'Meghna', 'Surma'].map((name, at) => ({ id: at + 1, name }))
const COLUMNS: Column<Boat>[] = [
  { title: 'Boat', isName: true, sorts: [{ value: 'name', direction: 'ascending' }], cell: ({ name }) => name },
  {
    title: 'Built',
    isNumber: true,
    sorts: [
      { value: 'newest', direction: 'descending' },
      { value: 'oldest', direction: 'ascending' },
    ],
    cell: ({ id }) => 1990 + id,
  },
  { title: 'Harbour', cell: () => 'Chandpur' },
]

function Boats({ rows, total, sorted, onSort }: { rows: Boat[]; total: number; sorted: string; onSort: (sort: string) => void }) {
  const selection = useSelection()
  return (
    <>
      <DataTable
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={COLUMNS}
        total={total}
        label="Boats"
        onNearEnd={() => undefined}
        sorted={sorted}
        onSort={onSort}
        selection={selection}
      />
      <BulkBar count={selection.chosen.size} onClear={selection.clear}>
        <span>
          Chosen:{' '}
          {rows
            .filter(({ id }) => selection.chosen.has(id))
            .map(({ name }) => name)
            .join(' ')}
        </span>
      </BulkBar>
    </>
  )
}

const onSort = vi.fn()
const show = (over: Partial<Parameters<typeof Boats>[0]> = {}) =>
  renderScreen(<Boats rows={BOATS} total={BOATS.length} sorted="newest" onSort={onSort} {...over} />, { at: '/sellerevents' })
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const chosen = () => screen.queryByText(/^Chosen:/)?.textContent

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a table', () => {
  it('has a heading for each column, and a name for each row', async () => {
    await show({ total: 9 })
    const table = await screen.findByRole('table', { name: 'Boats' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['', 'Boat', 'Built', 'Harbour'])
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Padma', 'Jamuna', 'Meghna', 'Surma'])
    expect(table.getAttribute('aria-rowcount')).toBe('10')
    expect(screen.getByRole('row', { name: /Jamuna/ }).getAttribute('aria-rowindex')).toBe('3')
  })

  it('says in which order it is, and asks for another one by a press on a heading', async () => {
    await show()
    const built = await screen.findByRole('columnheader', { name: 'Built' })
    expect(built.getAttribute('aria-sort')).toBe('descending')
    expect(screen.getByRole('columnheader', { name: 'Boat' }).hasAttribute('aria-sort')).toBe(false)
    fireEvent.click(within(built).getByRole('button'))
    expect(onSort).toHaveBeenLastCalledWith('oldest')
    fireEvent.click(screen.getByRole('button', { name: 'Boat' }))
    expect(onSort).toHaveBeenLastCalledWith('name')
    expect(screen.queryByRole('button', { name: 'Harbour' })).toBeNull()
  })

  it('draws a few of a thousand rows', async () => {
    const rows = Array.from({ length: 1000 }, (_, at) => ({ id: at + 1, name: `Boat ${at + 1}` }))
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(57)
    await show({ rows, total: 1000 })
    await screen.findByRole('table')
    expect(screen.getAllByRole('rowheader').length).toBeLessThan(60)
  })
})

describe('rows of a table', () => {
  it('are chosen one by one, a range with Shift, all at once, and none', async () => {
    await show()
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Padma' }))
    expect(chosen()).toBe('Chosen: Padma')
    fireEvent.click(box('Meghna'), { shiftKey: true })
    expect(chosen()).toBe('Chosen: Padma Jamuna Meghna')
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all loaded rows' })
    expect([all.checked, all.indeterminate]).toEqual([false, true])
    fireEvent.click(all)
    expect(chosen()).toBe('Chosen: Padma Jamuna Meghna Surma')
    fireEvent.click(box('Jamuna'))
    expect(chosen()).toBe('Chosen: Padma Meghna Surma')
    expect(screen.getByRole('status').textContent).toBe('3 selected')
    fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(chosen()).toBeUndefined()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('are chosen by keys: arrows go to the next box, with Shift they choose, Ctrl+A all, Escape none', async () => {
    await show()
    const first = await screen.findByRole('checkbox', { name: 'Select Padma' })
    first.focus()
    fireEvent.keyDown(first, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(box('Jamuna'))
    expect(chosen()).toBeUndefined()
    fireEvent.keyDown(box('Jamuna'), { key: 'ArrowDown', shiftKey: true })
    expect(document.activeElement).toBe(box('Meghna'))
    expect(chosen()).toBe('Chosen: Jamuna Meghna')
    fireEvent.keyDown(box('Meghna'), { key: 'a', ctrlKey: true })
    expect(chosen()).toBe('Chosen: Padma Jamuna Meghna Surma')
    fireEvent.keyDown(box('Meghna'), { key: 'Escape' })
    expect(chosen()).toBeUndefined()
    fireEvent.keyDown(first, { key: 'ArrowUp' })
    expect(document.activeElement).toBe(box('Meghna'))
  })
})
