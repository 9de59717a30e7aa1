import { MixedText } from '../../../ui/text/mixed-text.tsx'

/** What one side says. @param fact what it chose, before its own words */
export const Story = ({ title, fact = '', text }: { title: string; fact?: string; text: string }) => (
  <section className="grid gap-1">
    <h3 className="text-sm font-600">{title}</h3>
    {fact && <p>{fact}</p>}
    {text && (
      <p className="whitespace-pre-line wrap-anywhere">
        <MixedText text={text} />
      </p>
    )}
  </section>
)
