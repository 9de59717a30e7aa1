import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { JobDetail } from '#contract/jobs/jobs.ts'
import { showNotice } from '../../state/notices.ts'

interface Props {
  job: JobDetail
  isWanted: boolean
}

/** A screen with all texts of applying and of forms. */
const WITH_ITS_TEXTS = '/jobapplications'

/** The sheet in which one applies. Its program and its texts come when they are asked for. */
export function ApplyPart({ job, isWanted }: Props) {
  const router = useRouter()
  const { t } = useTranslation()
  const [Sheet, setSheet] = useState<ComponentType<Props>>()
  const isMissing = isWanted && !Sheet
  useEffect(() => {
    if (!isMissing) return
    let isOver = false
    void Promise.all([import('../../features/jobs/applications/parts/apply-sheet.tsx'), router.options.context.addTexts?.(WITH_ITS_TEXTS)]).then(
      ([part]) => !isOver && setSheet(() => part.ApplySheet),
      () => {
        if (isOver) return
        showNotice(t('common:error.partMissing'))
        void router.navigate({ to: '.', search: {}, replace: true, resetScroll: false })
      },
    )
    return () => {
      isOver = true
    }
  }, [isMissing, router, t])
  return Sheet ? <Sheet job={job} isWanted={isWanted} /> : null
}
