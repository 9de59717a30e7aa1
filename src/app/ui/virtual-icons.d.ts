/** The icons that anybody's screens show, made by the build. @see src/tasks/icon-sprite.ts */
declare module 'virtual:icons' {
  export const icons: [name: string, shapes: [tag: string, attributes: Record<string, string>][]][]
}

/** The icons of screens that are not everybody's, nor of those who sell alone. @see src/tasks/icon-sprite.ts */
declare module 'virtual:further-icons' {
  export const icons: [name: string, shapes: [tag: string, attributes: Record<string, string>][]][]
}

/** The classes of all screens but those of sellers, made by the build. @see src/tasks/selling-look.ts */
declare module 'virtual:private-style' {
  export const style: string
}

/** What only the screens of those who sell show: icons, and the classes of all screens together. @see src/tasks/selling-look.ts */
declare module 'virtual:selling-look' {
  export const icons: [name: string, shapes: [tag: string, attributes: Record<string, string>][]][]
  export const style: string
}
