import type { Page } from '@playwright/test'

/** One thing that a phone keeps or shows: where, and all of it as text. */
export interface KeptThing {
  where: string
  text: string
}

/** Everything of this site that a page could find on this phone: the page itself, storages, databases, caches. Pictures by their address only. */
export const wholePhone = (page: Page): Promise<KeptThing[]> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    // Files and bytes as text: what is not sealed is found there too.
    const plain = async (value: unknown): Promise<unknown> => {
      if (value instanceof Blob) return `${value instanceof File ? value.name : ''} ${await value.text()}`
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value)
      if (Array.isArray(value)) return Promise.all(value.map(plain))
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(await Promise.all(Object.entries(value).map(async ([key, one]) => [key, await plain(one)])))
    }
    const things = [
      { where: 'the page', text: document.documentElement.outerHTML },
      { where: 'its address', text: `${location.href} ${JSON.stringify(history.state)} ${document.cookie}` },
    ]
    for (const [where, storage] of [['localStorage', localStorage] as const, ['sessionStorage', sessionStorage] as const])
      for (const [key, value] of Object.entries(storage)) things.push({ where: `${where} ${key}`, text: `${key} ${value}` })
    for (const { name = '' } of await indexedDB.databases()) {
      things.push({ where: 'the list of databases', text: name })
      const database = await settled(indexedDB.open(name))
      for (const table of database.objectStoreNames) {
        const store = database.transaction(table).objectStore(table)
        const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())])
        things.push({ where: `database ${name} ${table}`, text: JSON.stringify([keys, await plain(values)]) })
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        // A file of the build is the same on every phone: only that it is there says something.
        const isOfBuild = new URL(request.url).pathname.startsWith('/assets/')
        const response = isOfBuild ? undefined : await cache.match(request)
        const isPicture = response?.headers.get('content-type')?.startsWith('image/')
        things.push({ where: `cache ${name} ${request.url}`, text: `${request.url} ${isPicture ? '' : ((await response?.text()) ?? '')}` })
      }
    }
    return things
  })

/** Where one of the texts stands on this phone, in any case and also where it is escaped. */
export async function whereFound(page: Page, texts: readonly string[]): Promise<string[]> {
  const spellings = texts.flatMap((text) => [text, encodeURIComponent(text), JSON.stringify(text).slice(1, -1)]).map((text) => text.toLowerCase())
  return (await wholePhone(page)).flatMap(({ where, text: written }) => {
    const text = written.toLowerCase()
    const found = spellings.find((spelling) => text.includes(spelling))
    return found ? [`${where}: ${found}`] : []
  })
}
