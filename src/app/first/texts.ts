/** Evaluates the part of the libraries that keeps the texts; src/app/main.ts says why. */
export { createInstance } from 'i18next'
