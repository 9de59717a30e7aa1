import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MUTE_SPANS } from '#contract/relations/relations.ts'
import { showNotice } from '../../state/notices.ts'
import { FormDialog } from '../../ui/controls/form-dialog.tsx'
import { RadioChoice } from '../../ui/form/radio-choice.tsx'
import { MixedText } from '../../ui/text/mixed-text.tsx'
import { changeMute } from '../change-relation.ts'
import type { MuteSpan } from '../relation-calls.ts'
import type { Member } from '../relation-entry.ts'
import { relationFault } from '../relation-fault.ts'
import { WhatHappens } from './what-happens.tsx'

interface Props {
  member: Member
  onClose: () => void
}

/** Mutes a member, after what happens was said. */
export function MuteDialog({ member, onClose }: Props) {
  const { t } = useTranslation()
  const [span, setSpan] = useState<MuteSpan>('week')
  const mute = async () => {
    const done = await changeMute(member, span)
    showNotice(t(done === 'queued' ? 'members:said.queued' : 'members:said.muted', { name: member.name }))
  }
  return (
    <FormDialog
      title={t('members:mute.title', { name: member.name })}
      yes={t('members:mute.yes')}
      isReady={() => true}
      onYes={mute}
      problemOf={(problem) => relationFault(t, problem)}
      onClose={onClose}
    >
      <WhatHappens points={[t('members:mute.gone'), t('members:mute.page'), t('members:mute.secret')]} />
      <RadioChoice legend={t('members:mute.span')} options={MUTE_SPANS} wordOf={(one) => t(`members:mute.spans.${one}`)} chosen={span} onChoose={setSpan} />
      <p className="text-sm text-ink-soft">
        <MixedText text={t('members:undo')} />
      </p>
    </FormDialog>
  )
}
