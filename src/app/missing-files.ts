/**
 * Where a file of the app does not come, the router would load the page anew, on a network that does not answer too. It knows such an error by how
 * browsers begin its message: so it begins otherwise. When a page is loaded anew says src/app/state/connection/worker.ts.
 */
addEventListener('vite:preloadError', ({ payload }) => {
  if (payload instanceof TypeError) payload.message = `Not here: ${payload.message}`
})
