import * as v from 'valibot'

/** Says the first fault of every field at once; forms ask schemas to stop at the first rule that is broken, and rules on two fields come last. */
export const judged = <S extends v.GenericSchema>(schema: S): v.GenericSchema<v.InferInput<S>, v.InferOutput<S>> =>
  v.pipe(
    v.custom<v.InferInput<S>>((texts) => typeof texts === 'object' && texts !== null),
    v.rawTransform<v.InferInput<S>, v.InferOutput<S>>(({ dataset, addIssue, NEVER }) => {
      const read = v.safeParse(schema, dataset.value)
      if (read.success) return read.output
      const said = new Set<unknown>()
      for (const { message, path } of read.issues) {
        const field = path?.[0].key
        // Within a field that is a list in JSON the fault has a longer path: it is the field's all the same.
        if (!said.has(field)) addIssue({ message, ...(path && { path: [path[0]] }) } as never)
        said.add(field)
      }
      return NEVER
    }),
  )
