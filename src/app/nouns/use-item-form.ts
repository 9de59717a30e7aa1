import type * as v from 'valibot'
import { type PersistedForm, type PersistedFormStart, usePersistedForm } from '../state/drafts/use-persisted-form.ts'
import { type Faults, useFaults } from '../ui/form/use-faults.ts'
import { type ScreenForm, useScreenForm } from '../ui/form/use-screen-form.ts'

export interface ItemForm<T> extends PersistedForm<T> {
  form: ScreenForm
  faults: Faults
}

interface Options<T, Filled> {
  /** Of its draft. */
  name: string
  start: PersistedFormStart<T>
  schema: v.GenericSchema<unknown, Filled>
  /** The field that says which picture it is. */
  pictureField: keyof T & string
  onSubmit: (filled: Filled) => Promise<void>
  /** Hears of every change, once it stands in the form. */
  onNote?: () => void
}

/** The form of an item with a picture, of which nothing is lost. */
export function useItemForm<T extends Record<string, string>, Filled>({
  name,
  start,
  schema,
  pictureField,
  onSubmit,
  onNote,
}: Options<T, Filled>): ItemForm<T> {
  const { faults, onChecked } = useFaults()
  const form = useScreenForm({ schema: schema as v.GenericSchema<never, Filled>, initialValues: start.texts as never, onSubmit, onChecked })
  const persisted = usePersistedForm({ name, start, form, pictureField, onNote })
  return { ...persisted, form, faults }
}
