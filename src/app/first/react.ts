import { hydrateRoot } from 'react-dom/client'

/** Evaluates React's part of the libraries; src/app/main.ts says why. */
export const evaluated = Boolean(hydrateRoot)
