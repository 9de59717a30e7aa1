/** How a line that hangs from the header looks. */
export const CONNECTION_LINE = 'min-h-8 p-1 flex items-center justify-center gap-1 text-sm'
export const LINE_STYLES = { offline: 'bg-ink text-surface', slow: 'bg-sunken text-marigold' } as const
