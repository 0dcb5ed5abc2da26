import type { LoaderFunctionArgs } from 'react-router'
import { localeTexts } from '../server/i18n.server.ts'

/** The texts of one language as JSON, or those of the `namespaces`. The URL contains their hash, so it is cached for ever. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const { texts, json } = localeTexts(params.locale === 'en' ? 'en' : 'ar')
  const namespaces = new URL(request.url).searchParams.get('namespaces')?.split(',')
  const chosen = namespaces && JSON.stringify(Object.fromEntries(Object.entries(texts).filter(([name]) => namespaces.includes(name))))
  return new Response(chosen ?? json, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
  })
}
