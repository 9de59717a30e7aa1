import { vi } from 'vitest'

/** A screen that is wide enough for two columns and tables, until the globals are put back. */
export const widenScreen = (): void =>
  void vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }))
