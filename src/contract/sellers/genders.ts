/** What a seller may say of their gender; most say nothing. */
export const GENDERS = ['female', 'male', 'other'] as const
export type Gender = (typeof GENDERS)[number]
