import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { LinePicture } from '../../orders/parts/line-picture.tsx'
import { type ComplaintLine, piecesOf, type TypedComplaint } from '../complaint.ts'

interface Props {
  typed: TypedComplaint
  /** Those that the reason fits. */
  lines: readonly ComplaintLine[]
  onChange: (pieces: TypedComplaint['pieces']) => void
  error: string | undefined
}

/** Which pieces it is about, how many of each. */
export function ComplaintPieces({ typed, lines, onChange, error }: Props) {
  const { t } = useTranslation('returns')
  const { number } = useFormat()
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}error`}>
      <legend className="pb-1 font-600">{t('form.lines')}</legend>
      <ul className="grid grid-cols-1 gap-2">
        {lines.map((one) => {
          const { given, line } = one
          const pieces = piecesOf(typed, one, lines)
          const put = (next: number) => onChange({ ...typed.pieces, [given.line_id]: next })
          const title = [line.title, ...line.values].join(' · ')
          return (
            <li key={given.line_id} className="flex flex-wrap items-center gap-3 border border-line rounded-control p-2">
              <LinePicture line={line} />
              <label className="target justify-start! gap-3 flex-1 min-w-40">
                <input
                  type="checkbox"
                  className="accent-brand w-5 h-5 shrink-0"
                  checked={pieces > 0}
                  aria-invalid={error ? true : undefined}
                  onChange={({ currentTarget }) => put(currentTarget.checked ? given.left : 0)}
                />
                <MixedText text={title} />
              </label>
              {pieces > 0 && given.left > 1 && (
                <span className="inline-flex items-center">
                  <Button
                    variant="icon"
                    icon="i-lucide-minus"
                    aria-label={t('form.less', { title })}
                    aria-disabled={pieces <= 1 || undefined}
                    onClick={() => pieces > 1 && put(pieces - 1)}
                  />
                  <span role="status" className="w-16 text-center tabular">
                    {t('form.pieces', { pieces: number(pieces), left: number(given.left) })}
                  </span>
                  <Button
                    variant="icon"
                    icon="i-lucide-plus"
                    aria-label={t('form.more', { title })}
                    aria-disabled={pieces >= given.left || undefined}
                    onClick={() => pieces < given.left && put(pieces + 1)}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <p id={`${id}error`} role="alert" className="pt-1 text-sm text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
