/** Adds rules after all others, as a sheet made by script: the policy forbids style elements. */
export function addStyle(style: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
