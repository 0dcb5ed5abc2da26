/** Turns the value of an empty input ('' or undefined, or a text empty in both languages) into null, as the API expects. */
export function emptyToNull(value: unknown): unknown {
  if (value === '' || value === undefined) return null
  if (!isLocalizedPair(value)) return value
  const { ar, en } = value
  return ar || en ? { ar: ar ?? '', en: en ?? '' } : null
}

/** Whether a form value is a localized text, of which either language may be missing. */
export const isLocalizedPair = (value: unknown): value is { ar?: string; en?: string } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).every((key) => key === 'ar' || key === 'en')
