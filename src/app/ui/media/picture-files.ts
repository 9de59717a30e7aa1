/** Pictures that were made light on the phone, as the files of a form. */
export const pictureFiles = (pictures: readonly Blob[]): File[] =>
  pictures.map((picture, at) => new File([picture], `${at + 1}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`, { type: picture.type }))
