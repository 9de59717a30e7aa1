import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readModerationFilter } from '../moderation-filter.ts'
import { AuthorList } from '../parts/author-list.tsx'
import { ModeratedList } from '../parts/moderated-list.tsx'
import { Ways } from '../parts/ways.tsx'

interface Props {
  /** As the address says it. */
  filter: Record<string, unknown>
  /** The list of reported messages, which another noun has. */
  messages: ReactNode
}

/** What the people of the house decide: which comments are shown, who writes, and which messages stay. */
export function Moderation({ filter: asked, messages }: Props) {
  const { t } = useTranslation('moderation')
  const { tab, comments, authors } = readModerationFilter(asked)
  return (
    <div className="max-w-3xl grid grid-cols-1 gap-4">
      <h1 className="text-xl">{t('title')}</h1>
      <Ways
        variant="tabs"
        label={t('tabs.label')}
        current={tab}
        ways={[
          { name: 'comments', text: t('tabs.comments'), to: '/desk/moderation' },
          { name: 'authors', text: t('tabs.authors'), to: '/desk/moderation?tab=authors' },
          { name: 'messages', text: t('tabs.messages'), to: '/desk/moderation?tab=messages' },
        ]}
      />
      {tab === 'messages' && messages}
      {tab === 'comments' && (
        <>
          <Ways
            variant="chips"
            label={t('show')}
            current={comments}
            ways={[
              { name: 'waiting', text: t('filters.waiting'), to: '/desk/moderation' },
              { name: 'removed', text: t('filters.removed'), to: '/desk/moderation?filter=removed' },
            ]}
          />
          <ModeratedList key={comments} filter={comments} />
        </>
      )}
      {tab === 'authors' && (
        <>
          <Ways
            variant="chips"
            label={t('show')}
            current={authors}
            ways={[
              { name: 'asked', text: t('filters.asked'), to: '/desk/moderation?tab=authors' },
              { name: 'granted', text: t('filters.granted'), to: '/desk/moderation?state=granted&tab=authors' },
            ]}
          />
          <AuthorList key={authors} state={authors} />
        </>
      )}
    </div>
  )
}
