/** Seven twelfths of the page from 1024 px on, else its whole width. */
export const PICTURE_SIZES = '(min-width:1200px) 667px, (min-width:1024px) calc((100vw - 56px)*7/12), calc(100vw - 32px)'
