import { useTranslation } from 'react-i18next'
import { AuthorList } from '../parts/author-list.tsx'
import { Ways } from '../parts/ways.tsx'

/** Who asks to write for the magazine, and who may. @param filter as the address says it */
export function Authors({ filter }: { filter: Record<string, unknown> }) {
  const { t } = useTranslation('desk', { keyPrefix: 'authors' })
  const state = filter.state === 'granted' ? 'granted' : 'asked'
  return (
    <div className="mx-auto w-full max-w-3xl grid grid-cols-1 gap-4">
      <h1 className="text-xl">{t('title')}</h1>
      <Ways
        label={t('show')}
        current={state}
        ways={[
          { name: 'asked', text: t('filters.asked'), to: '/desk/authors' },
          { name: 'granted', text: t('filters.granted'), to: '/desk/authors?state=granted' },
        ]}
      />
      <AuthorList key={state} state={state} />
    </div>
  )
}
