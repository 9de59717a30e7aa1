/** Everything that is stored on this phone, as one text: what a search of the phone would find. */
export async function everythingStored(): Promise<string> {
  const databases = await Promise.all((await indexedDB.databases()).map(({ name = '' }) => contentOf(name)))
  const storage = typeof localStorage === 'undefined' ? [] : Object.entries(localStorage)
  return JSON.stringify({ storage, databases })
}

async function contentOf(name: string): Promise<unknown> {
  const database = await settled(indexedDB.open(name))
  const stores = [...database.objectStoreNames].map(async (store) => {
    const open = database.transaction(store).objectStore(store)
    return { store, keys: await settled(open.getAllKeys()), values: await settled(database.transaction(store).objectStore(store).getAll()) }
  })
  const content = { name, stores: await Promise.all(stores) }
  database.close()
  return content
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
