/** Crockford's Base32: no I, L, O or U, which are read as something else. */
export const BASE32_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
