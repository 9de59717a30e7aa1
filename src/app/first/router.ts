/** Evaluates the router's part of the libraries; src/app/main.ts says why. */
export { createRouter } from '@tanstack/react-router'
