import * as contract from '#contract/pictures.ts'
import type { ListedFiles } from '../../adapters/files/files.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import { openPictureSizes } from './picture-sizes.ts'

export function pictureRoutes(app: Service, { files }: { files: Pick<ListedFiles, 'sizeOf'> }): void {
  const sizeOf = openPictureSizes(files)
  serve(app, contract.readPictureSizes, async ({ query }) => ({ bytes: await Promise.all(query.of.map(async (name) => (await sizeOf(name)) ?? null)) }))
}
