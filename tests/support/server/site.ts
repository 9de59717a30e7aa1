import type { PageRequest, RenderedPage, Site } from '#server/http/pages/site.ts'
import { storedAnswer } from '#server/http/responses/stored-answer.ts'

export interface FakeSite extends Site {
  /** What the renderer was asked, oldest first. */
  rendered: PageRequest[]
}

/** A built page whose renderer only says what it was asked; `render` may do more. */
export function fakeSite(render?: (request: PageRequest) => Promise<RenderedPage>): FakeSite {
  const rendered: PageRequest[] = []
  return {
    rendered,
    template: '<!doctype html><!--app-->',
    headers: { 'content-security-policy': "default-src 'none'" },
    files: new Map([
      ['/assets/app-1a2b.js', storedAnswer(Buffer.from('let a = 1\n'.repeat(200)), { 'content-type': 'text/javascript; charset=utf-8' }, { quality: 9 })],
    ]),
    renderPage: async (request) => {
      rendered.push(request)
      return render ? render(request) : { status: 200, html: `<!doctype html><html lang="${request.language}"><p>${request.url}</p>` }
    },
  }
}
