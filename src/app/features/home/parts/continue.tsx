import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pagePath } from '#contract/core/resource.ts'
import { resourceOf } from '#contract/resources.ts'
import { OPENED } from '../../../nouns/rows.ts'
import { clearOpened, readOpened } from '../../../state/bookmarks/last-opened.ts'
import { ItemRow } from '../../../ui/lists/item-row.tsx'
import { SectionHead } from './section-head.tsx'

const MOST = 3

/** Leads back to what was opened last on this phone. */
export function Continue() {
  const { t } = useTranslation('home')
  const [opened, setOpened] = useState(readOpened)
  if (opened.length === 0) return null
  const clear = () => {
    clearOpened()
    setOpened([])
  }
  return (
    <section>
      <div className="flex flex-wrap items-center min-h-12">
        <SectionHead title={t('continue.title')} />
        <button type="button" className="target -me-1 px-2 text-ink-soft" onClick={clear}>
          {t('continue.clear')}
        </button>
      </div>
      <ul className="grid gap-2">
        {opened.slice(0, MOST).map(({ noun, id, title }) => (
          <ItemRow key={`${noun}/${id}`} href={pagePath(resourceOf(noun), id)} title={title} icon={OPENED[noun].icon} facts={[t(OPENED[noun].textKey)]} />
        ))}
      </ul>
    </section>
  )
}
