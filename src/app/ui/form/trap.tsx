import type { RefObject } from 'react'

/** A field that people neither see, hear nor reach; what fills it is no person. */
export const Trap = ({ input }: { input: RefObject<HTMLInputElement | null> }) => (
  <div aria-hidden="true" className="sr-only">
    <label>
      Website
      <input ref={input} type="text" name="website" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" data-bwignore />
    </label>
  </div>
)
