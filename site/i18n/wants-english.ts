/**
 * Whether a visitor without a page of choice clearly wants English: remembered so, or a browser that names English and no Arabic.
 * Source: specification, section 1 (the language is found from the cookie and the browser's languages).
 */
export function wantsEnglish(remembered: string | undefined, acceptLanguage: string | null): boolean {
  if (remembered) return remembered === 'en'
  const named = (acceptLanguage ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim().slice(0, 2))
  return named.includes('en') && !named.includes('ar')
}
