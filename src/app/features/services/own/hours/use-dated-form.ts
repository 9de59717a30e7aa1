import { useTranslation } from 'react-i18next'
import type * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import type { TeamHours } from '#contract/services/team-hours.ts'
import { useKeyedDraft } from '../../../../nouns/use-keyed-draft.ts'
import { type ScreenForm, useScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { loadHours } from './hours-calls.ts'

interface Options<Filled> {
  /** Of its draft. */
  name: string
  schema: v.GenericSchema<never, Filled>
  before: Record<string, string>
  /** @throws {Problem} stale — the hours were changed since they were seen */
  save: (filled: Filled) => Promise<void>
  /** Gets the hours as they are, where they were changed elsewhere meanwhile. */
  put: (hours: TeamHours) => void
}

interface DatedForm {
  form: ScreenForm
  draft: ReturnType<typeof useKeyedDraft>
  /** The words of this form for a problem. */
  textOf: (problem: Problem) => string | undefined
  discard: () => void
}

/**
 * The form of a season or of single days. It goes in beside what there is: where that was changed elsewhere, it is shown as it is now, and what is
 * typed waits for another press.
 */
export function useDatedForm<Filled>({ name, schema, before, save, put }: Options<Filled>): DatedForm {
  const { t } = useTranslation('team')
  const form = useScreenForm({
    schema: schema as v.GenericSchema<never, Filled>,
    initialValues: before as never,
    onSubmit: async (filled: Filled) => {
      try {
        await save(filled)
        draft.forget()
      } catch (cause) {
        if (cause instanceof Problem && cause.code === 'stale') put((await loadHours({ fresh: true })).value)
        throw cause
      }
    },
  })
  const draft = useKeyedDraft(form, name)
  return {
    form,
    draft,
    textOf: ({ code }) => {
      if (code === 'offline') return t('offlineKept')
      return code === 'stale' ? t('hours.changed') : undefined
    },
    discard: () => {
      draft.forget()
      form.dropProblem()
      form.write({ ...before })
    },
  }
}
