import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Button } from '../controls/button.tsx'
import { useLanguage } from '../formats/use-language.ts'
import { CategorySearch } from './category-search.tsx'
import { FieldValue } from './field-value.tsx'
import { SelectField } from './select-field.tsx'
import type { ScreenForm } from './use-screen-form.ts'

export interface Category {
  id: number
  title: string
  title_bn: string
}

/** One list of a tree. */
export interface CategoryLevel {
  name: string
  label: string
  /** What stands there before anything is chosen, and before anything is chosen above. */
  choose: string
  closed: string
  /** Its categories below the one that is chosen above (none is empty; undefined at the top); undefined while the tree is not there. */
  below: (above: string | undefined) => readonly Category[] | undefined
}

interface Props {
  form: ScreenForm
  /** From the top of the tree down: two or three. */
  levels: readonly [CategoryLevel, CategoryLevel, CategoryLevel?]
  /** What can be searched for, as examples; absent: those of events. */
  hint?: string
  /** Where the tree stands, and how it is asked for again. */
  tree: { isThere: boolean; problem: Problem | undefined; reload: () => void }
  /** Hears that levels below were cleared. */
  note: () => void
}

/** Two or three lists, each open once the one above is chosen; choosing clears those below. @see Specification §4 "Category cascade" */
export function CategoryLevels({ form, levels, hint, tree: { isThere, problem, reload }, note }: Props) {
  const [first, second, third] = levels
  const { t } = useTranslation('selling')
  const clear = (...below: (CategoryLevel | undefined)[]) => {
    form.write(Object.fromEntries(below.flatMap((level) => (level ? [[level.name, '']] : []))))
    note()
  }
  return (
    <FieldValue form={form} name={first.name}>
      {(top) => (
        <FieldValue form={form} name={second.name}>
          {(middle) => (
            <div className={`grid gap-4 ${third ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>
              {isThere && (
                <div className="col-span-full">
                  <CategorySearch form={form} levels={levels} note={note} {...(hint !== undefined && { hint })} />
                </div>
              )}
              <Level form={form} level={first} isWaiting={!isThere && !problem} onValue={() => clear(second, third)} />
              <Level form={form} level={second} above={top} onValue={() => clear(third)} />
              {third && <Level form={form} level={third} above={middle} />}
              {!isThere && problem && (
                <div role="status" className="col-span-full flex flex-wrap items-center gap-3 text-sm text-danger">
                  {t('form.noCategories')}
                  <Button icon="i-lucide-rotate-cw" onClick={reload}>
                    {t('common:retry')}
                  </Button>
                </div>
              )}
            </div>
          )}
        </FieldValue>
      )}
    </FieldValue>
  )
}

interface LevelProps {
  form: ScreenForm
  level: CategoryLevel
  /** What is chosen one level above; absent at the top. */
  above?: string
  isWaiting?: boolean
  onValue?: () => void
}

function Level({ form, level: { name, label, choose, closed, below }, above, isWaiting = false, onValue }: LevelProps) {
  const { t } = useTranslation('selling')
  const isBangla = useLanguage() === 'bn'
  const isOpen = above !== ''
  const standing = isOpen ? choose : closed
  const texts = (below(above) ?? []).map(({ id, title, title_bn }) => ({ value: String(id), text: isBangla ? title_bn : title }))
  return (
    <FieldValue form={form} name={name}>
      {(value) => {
        // What was chosen stays, also on a phone that does not know its name.
        const isKnown = value === '' || texts.some((one) => one.value === value)
        return (
          <SelectField
            form={form}
            name={name}
            label={label}
            placeholder={isWaiting ? t('common:loading') : standing}
            choices={isKnown ? texts : [...texts, { value, text: t('form.chosenBefore') }]}
            disabled={!isOpen}
            {...(onValue && { onValue })}
          />
        )
      }}
    </FieldValue>
  )
}
