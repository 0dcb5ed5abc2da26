import type { Locale } from '@wasl/shared/units.ts'
import type { FastifyRequest } from 'fastify'

/** The language of the request: the header `lang`, else the first of ar and en in Accept-Language, else Arabic. */
export function requestLocale(request: Pick<FastifyRequest, 'headers'>): Locale {
  const { lang, 'accept-language': acceptLanguage = '' } = request.headers
  const tags = [...(typeof lang === 'string' ? [lang] : []), ...acceptLanguage.split(',')].map((tag) =>
    tag.trim().slice(0, 2).toLowerCase(),
  )
  return tags.find((tag) => tag === 'ar' || tag === 'en') ?? 'ar'
}
