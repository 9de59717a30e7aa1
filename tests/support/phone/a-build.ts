import { describeBuild } from '#worker/build.ts'

/** A build with a sheet, and scripts for every phone, for signed-in users, for sellers, and for several of them; `n` tells builds apart. Icons never differ. */
export const aBuild = (n: number) =>
  describeBuild([
    { url: 'shell.html', revision: `r${n}` },
    { url: `assets/style-${n}.css`, revision: null },
    { url: `assets/main-${n}.js`, revision: null },
    { url: 'assets/vendor-0.js', revision: null },
    { url: `assets/settings-${n}.js`, revision: null, for: ['member'] },
    { url: `assets/editor-${n}.js`, revision: null, for: ['seller'] },
    { url: `assets/scanner-${n}.js`, revision: null, for: ['gate'] },
    { url: `assets/list-${n}.js`, revision: null, for: ['seller', 'gate'] },
    { url: `assets/form-${n}.js`, revision: null, for: ['member', 'jobs'] },
    { url: `assets/jobs-${n}.js`, revision: null, for: ['jobs'] },
    { url: 'favicon.svg', revision: 'f' },
  ])

/** A page as our server writes it for that build. */
export const pageOf = (n: number, text = 'content'): string =>
  `<!doctype html><body>${text}<script type="application/json" id="boot">["/assets/style-${n}.css","/assets/main-${n}.js","/assets/vendor-0.js"]</script>`
