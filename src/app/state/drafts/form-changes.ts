/** The thing that a change in a form starts from. */
export interface FormBase<T> {
  version: number
  texts: T
  /** As this form sent it, where the service keeps it in other words: rich texts are cleaned there. */
  sent: Partial<T>
  /** Address of its picture. */
  picture: string | null
}

/** Where a change stands when the thing was changed elsewhere meanwhile. */
export interface MergeConflicts<Part> {
  /** Changed elsewhere only: the newer one is taken. */
  taken: Part[]
  /** Changed here and there, and not to the same. */
  conflicts: Part[]
}

interface Shape<T, Part extends string> {
  /** What is decided on as one thing: the fields of it. */
  parts: Readonly<Record<Part, readonly (keyof T)[]>>
  /** The part that is a picture: of its field only which one it is. */
  picture: Part
  /** Parts that the service may clean: what was sent and what is kept differ, and are the same. */
  rich: readonly Part[]
  /** Where not all fields of a part are compared: which are. What is not shown is not compared. */
  compared?: (part: Part, texts: T) => readonly (keyof T)[] | undefined
}

export interface FormChanges<T, Part extends string> extends Pick<Shape<T, Part>, 'picture' | 'rich'> {
  /** What is written in a form that began with this base and differs from it. */
  changedParts: (mine: T, base: FormBase<T>) => Part[]
  /** @param mine what is written here, begun from `before`. */
  meet: (mine: T, before: FormBase<T>, now: FormBase<T>) => MergeConflicts<Part>
  /** The fields of some parts. */
  fieldsOf: <Some extends Partial<T>>(texts: Some, parts: readonly Part[]) => Partial<Some>
}

/**
 * The parts of a form: each of its fields by itself, but for those that are decided on as one thing. A group stands where its first field does.
 * @param groups by the name of the part
 */
export function partsOf<Field extends string, Groups extends Readonly<Record<string, readonly Field[]>>>(fields: readonly Field[], groups: Groups) {
  const grouped = Object.entries(groups)
  const parts = fields.map((field) => grouped.find(([, some]) => some.includes(field)) ?? [field, [field]])
  return Object.fromEntries(parts) as Record<(keyof Groups & string) | Exclude<Field, Groups[keyof Groups][number]>, readonly Field[]>
}

/** How changes of one kind of form are told apart, field by field. */
export function formChanges<T extends Record<string, string>, Part extends string>({ parts, picture, rich, compared }: Shape<T, Part>): FormChanges<T, Part> {
  const all = Object.keys(parts) as Part[]
  const fieldsIn = (part: Part, texts: T) => compared?.(part, texts) ?? parts[part]
  const changedParts = (mine: T, { texts, sent }: FormBase<T>) =>
    all.filter((part) => fieldsIn(part, mine).some((field) => mine[field] !== texts[field] && mine[field] !== sent[field]))
  const isChangedElsewhere = (part: Part, before: FormBase<T>, now: FormBase<T>) =>
    part === picture ? before.picture !== now.picture : fieldsIn(part, now.texts).some((field) => before.texts[field] !== now.texts[field])
  return {
    picture,
    rich,
    changedParts,
    meet: (mine, before, now) => {
      const here = changedParts(mine, before)
      const there = all.filter((part) => isChangedElsewhere(part, before, now))
      const differs = (part: Part) => part === picture || fieldsIn(part, mine).some((field) => mine[field] !== now.texts[field])
      return { taken: there.filter((part) => !here.includes(part)), conflicts: there.filter((part) => here.includes(part) && differs(part)) }
    },
    fieldsOf: <Some extends Partial<T>>(texts: Some, some: readonly Part[]) =>
      Object.fromEntries(some.flatMap((part) => parts[part].map((field) => [field, texts[field]]))) as Partial<Some>,
  }
}

/** The same thing as it was read again: what this form sent is still known where the service has not changed it. */
export function readAgain<T extends Record<string, string>>(before: FormBase<T>, now: FormBase<T>): FormBase<T> {
  const still = Object.entries(before.sent).filter(([field]) => before.texts[field] === now.texts[field])
  return { ...now, sent: Object.fromEntries(still) as Partial<T> }
}
