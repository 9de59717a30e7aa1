/** All icons that the sources of the page name, made by the build. @see src/tasks/icon-sprite.ts */
declare module 'virtual:icons' {
  export const icons: [name: string, shapes: [tag: string, attributes: Record<string, string>][]][]
}
