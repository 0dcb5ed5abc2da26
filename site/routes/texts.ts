import type { LoaderFunctionArgs } from 'react-router'
import { textsOf } from '../server/i18n-texts.server.ts'

/** The texts of one language as JSON. Its address carries a fingerprint, so it may be kept for ever. */
export function loader({ params }: LoaderFunctionArgs) {
  const { json } = textsOf[params.locale === 'en' ? 'en' : 'ar']
  return new Response(json, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
  })
}
