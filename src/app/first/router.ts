import { createRouter } from '@tanstack/react-router'

/** Evaluates the router's part of the libraries; src/app/main.ts says why. */
export const evaluated = Boolean(createRouter)
