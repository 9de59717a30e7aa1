import { imageIdentity } from '#contract/core/images.ts'
import { type PictureSource, SAVING_MARK, useDataSaving } from './data-saving.ts'

let wish: PictureSource | undefined

/** From now on pictures are fetched only when they are asked for; what is on screen stays. @param source undefined: they are fetched as ever */
export async function withholdPictures(source: PictureSource | undefined): Promise<void> {
  wish = source
  if (!source) return show()
  try {
    const [held, { WithheldPicture }] = await Promise.all([source.readHeld(), import('./withheld-picture.tsx')])
    if (wish !== source) return
    for (const path of loadedPaths()) held.set(imageIdentity(path), path)
    useDataSaving.setState({ StandIn: WithheldPicture, held, sizeOf: source.sizeOf })
  } finally {
    if (wish === source) document.documentElement.classList.add(SAVING_MARK)
  }
}

function show(): void {
  document.documentElement.classList.remove(SAVING_MARK)
  useDataSaving.setState(useDataSaving.getInitialState())
}

function loadedPaths(): string[] {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img.left-out')]
  return pictures.flatMap(({ complete, naturalWidth, currentSrc }) => (complete && naturalWidth > 0 ? [new URL(currentSrc).pathname] : []))
}
