import { RichField } from '../ui/form/rich-field.tsx'
import { type OtherLanguage, SecondLanguage } from '../ui/form/second-language.tsx'
import { TitleField } from '../ui/form/title-field.tsx'
import type { ScreenForm } from '../ui/form/use-screen-form.ts'

interface Props {
  form: ScreenForm
  note: () => void
  /** How long a title may be. */
  most: number
  texts: {
    hint: string
    title: (other: OtherLanguage) => string
    description: (other: OtherLanguage) => string
    placeholder: string
  }
  /** Keeps a picture of the text. @returns its address below /media/. */
  onPicture: (picture: Blob) => Promise<string>
}

/** Title and description of an item once more in the other language. */
export function TitleAndDescription({ form, note, most, texts, onPicture }: Props) {
  return (
    <SecondLanguage form={form} names={['second_title', 'second_description']} hint={texts.hint}>
      {(other) => (
        <>
          <TitleField form={form} name="second_title" label={texts.title(other)} most={most} />
          <RichField
            form={form}
            name="second_description"
            stateName="second_description_state"
            note={note}
            label={texts.description(other)}
            placeholder={texts.placeholder}
            onPicture={onPicture}
          />
        </>
      )}
    </SecondLanguage>
  )
}
