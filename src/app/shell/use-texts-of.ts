import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useLanguage } from '../ui/formats/use-language.ts'

/** Whether the texts of another screen are here; brings them once they are wanted, and does without where they cannot be had. @param path canonical */
export function useTextsOf(path: string, isWanted: boolean): boolean {
  const router = useRouter()
  const language = useLanguage()
  const [ready, setReady] = useState('')
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    Promise.resolve(router.options.context.addTexts?.(path)).then(
      () => !isOver && setReady(language),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [router, path, language, isWanted])
  return isWanted && ready !== ''
}
