import { PRODUCT } from '#contract/core/product.ts'

/**
 * What is shown when there is neither network nor app: the first visit broke off. No scripts, no other files, and it never
 * reloads by itself: a page that did would lock the user in a loop.
 */
export const offlinePage = (): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${PRODUCT.name}</title><style>body{font:17px/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem}a{display:inline-block;padding:.75rem 1rem;border:1px solid;border-radius:8px;color:inherit}</style></head><body><main>
<h1>${PRODUCT.name} · <span lang="bn">${PRODUCT.nameBangla}</span></h1>
<p lang="bn">ইন্টারনেট সংযোগ পাওয়া যাচ্ছে না। সংযোগ ফিরলে আবার চেষ্টা করুন।</p>
<p>There is no internet connection right now. Try again when it is back.</p>
<p><a href=""><span lang="bn">আবার চেষ্টা করুন</span> · Try again</a></p></main></body></html>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    },
  )
