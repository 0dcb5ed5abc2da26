/** An input left empty holds '' or undefined, the wire says null; a text empty in both languages is no text. */
export function blankAsNull(value: unknown): unknown {
  if (value === '' || value === undefined) return null
  if (!isPair(value)) return value
  const { ar, en } = value
  return ar || en ? { ar: ar ?? '', en: en ?? '' } : null
}

const isPair = (value: unknown): value is { ar?: string; en?: string } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).every((key) => key === 'ar' || key === 'en')
