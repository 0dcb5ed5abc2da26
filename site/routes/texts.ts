import type { LoaderFunctionArgs } from 'react-router'
import { localeTexts } from '../server/i18n.server.ts'

/** The texts of one language as JSON. The URL contains their hash, so it is cached for ever. */
export function loader({ params }: LoaderFunctionArgs) {
  const { json } = localeTexts[params.locale === 'en' ? 'en' : 'ar']
  return new Response(json, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
  })
}
