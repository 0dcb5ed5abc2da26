import type { Locale } from '@wasl/shared/units.ts'
import type { FastifyRequest } from 'fastify'

/** The language asked for: the header `lang`, else the first of ar and en in Accept-Language, else Arabic. */
export function localeOf(request: Pick<FastifyRequest, 'headers'>): Locale {
  const { lang, 'accept-language': accepted = '' } = request.headers
  const wanted = [...(typeof lang === 'string' ? [lang] : []), ...accepted.split(',')].map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return wanted.find((tag) => tag === 'ar' || tag === 'en') ?? 'ar'
}
