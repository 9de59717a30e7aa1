/** Where the service lives; empty is the page's own origin. @see decisions §4 */
export const SERVICE_BASE = import.meta.env.VITE_API_BASE ?? ''
