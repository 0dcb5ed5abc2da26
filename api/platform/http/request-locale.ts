import type { Locale } from '@wasl/shared/units.ts'
import type { FastifyRequest } from 'fastify'

const locales: Locale[] = ['ar', 'en']

/** The language of the request: the header `lang`, else the preferred one of Accept-Language, else Arabic. */
export function requestLocale(request: FastifyRequest): Locale {
  const lang = String(request.headers.lang ?? '')
    .trim()
    .slice(0, 2)
    .toLowerCase()
  const named = locales.find((locale) => locale === lang)
  if (named || request.headers['accept-language'] === undefined) return named ?? 'ar'
  const accepted = request.languages(locales)
  return locales.find((locale) => locale === accepted) ?? 'ar'
}
