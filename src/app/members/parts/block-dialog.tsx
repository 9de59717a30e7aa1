import { useTranslation } from 'react-i18next'
import { showNotice } from '../../state/notices.ts'
import { AskDialog } from '../../ui/controls/ask-dialog.tsx'
import { changeBlock } from '../change-relation.ts'
import type { Member } from '../relation-entry.ts'
import { relationFault } from '../relation-fault.ts'
import { WhatHappens } from './what-happens.tsx'

interface Props {
  member: Member
  onClose: () => void
}

/** Blocks a member, after what happens was said. */
export function BlockDialog({ member, onClose }: Props) {
  const { t } = useTranslation()
  const block = async () => {
    const done = await changeBlock(member, true).catch((cause: unknown) => {
      // The page that the dialog stands on may be hidden by then.
      showNotice(relationFault(t, cause))
      throw cause
    })
    showNotice(t(done === 'queued' ? 'members:said.queued' : 'members:said.blocked', { name: member.name }))
  }
  return (
    <AskDialog title={t('members:block.title', { name: member.name })} yes={t('members:block.yes')} no={t('common:cancel')} onYes={block} onClose={onClose}>
      <WhatHappens points={[t('members:block.gone'), t('members:block.cannot'), t('members:block.follows'), t('members:block.public')]} />
      <p className="pt-3 text-sm text-ink-soft">{t('members:undo')}</p>
    </AskDialog>
  )
}
