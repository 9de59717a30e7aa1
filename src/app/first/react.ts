/** Evaluates React's part of the libraries; src/app/main.ts says why. */
export { hydrateRoot } from 'react-dom/client'
