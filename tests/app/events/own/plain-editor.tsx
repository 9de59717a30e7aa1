interface Props {
  id: string
  label: string
  html: string
  error: string
  onChange: (html: string, state: string) => void
}

/** Stands for the editor, which is measured in a browser: here only what it gives counts. */
export const RichEditor = ({ id, label, html, error, onChange }: Props) => (
  <>
    <label htmlFor={id}>{label}</label>
    <textarea id={id} aria-invalid={error !== ''} value={html} onChange={(event) => onChange(event.target.value, '{"root":1}')} />
  </>
)
