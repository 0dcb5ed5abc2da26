/** The values that this browser has stored as JSON, to be checked one by one. A corrupt text counts as none. */
export function parseStored(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}
