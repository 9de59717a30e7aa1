/** What a process says of itself, as a program that collects reads it. */
export interface Measured {
  status: number
  text: string
  /** Names of all that is measured, also of what has no value yet. */
  names: ReadonlySet<string>
  /** The sum of all that have these labels; undefined: there is none. */
  value: (name: string, labels?: Readonly<Record<string, string>>) => number | undefined
}

/** Asks the second port of a process. */
export async function measure(port: number, token?: string): Promise<Measured> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })
  const text = await response.text()
  return {
    status: response.status,
    text,
    names: new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name)),
    value: (name, labels = {}) => sumOf(text, name, labels),
  }
}

function sumOf(text: string, name: string, labels: Readonly<Record<string, string>>): number | undefined {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const found = text.split('\n').filter((line) => new RegExp(`^${name}[ {]`).test(line) && wanted.every((one) => line.includes(one)))
  return found.length ? found.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0) : undefined
}
