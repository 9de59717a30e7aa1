import { createInstance } from 'i18next'

/** Evaluates the part of the libraries that keeps the texts; src/app/main.ts says why. */
export const evaluated = Boolean(createInstance)
