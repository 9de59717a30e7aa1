import { inLanguage } from '#contract/core/in-language.ts'
import { useLanguage } from '../../ui/formats/use-language.ts'

interface Titled {
  title: string
  second_title: string
}

/** What a service is called to its reader. */
export function useServiceTitle(): (service: Titled) => string {
  const language = useLanguage()
  return (service) => inLanguage(language, service).title
}
