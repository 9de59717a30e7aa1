import { describeBuild } from '#worker/build.ts'

/** A build with four scripts, one of them for signed-in people and one for those who sell; `n` tells builds apart. Icons are the same in all. */
export const aBuild = (n: number) =>
  describeBuild([
    { url: 'shell.html', revision: `r${n}` },
    { url: `assets/main-${n}.js`, revision: null },
    { url: 'assets/vendor-0.js', revision: null },
    { url: `assets/settings-${n}.js`, revision: null, for: 'member' },
    { url: `assets/editor-${n}.js`, revision: null, for: 'seller' },
    { url: 'favicon.svg', revision: 'f' },
  ])

/** A page as our server writes it for that build. */
export const pageOf = (n: number, text = 'content'): string =>
  `<!doctype html><body>${text}<script type="application/json" id="boot">["/assets/main-${n}.js","/assets/vendor-0.js"]</script>`
