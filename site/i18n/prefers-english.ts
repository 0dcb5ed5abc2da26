/** Whether to show English on the first visit: by cookie, or by a browser with English and no Arabic. Source: specification, section 1. */
export function prefersEnglish(lastLocale: string | undefined, acceptLanguage: string | null): boolean {
  if (lastLocale) return lastLocale === 'en'
  const languages = (acceptLanguage ?? '')
    .toLowerCase()
    .split(',')
    .filter((language) => !/;\s*q=0(\.0*)?$/.test(language.trimEnd()))
    .map((language) => language.trim().slice(0, 2))
  return languages.includes('en') && !languages.includes('ar')
}
