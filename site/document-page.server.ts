import type { LoaderFunctionArgs } from 'react-router'
import { type DocumentName, documentOf } from './content/documents.server.ts'
import { seoOf } from './seo.server.ts'
import { sessionContext } from './session.server.ts'

/** A long text in the page's language with what the SEO resource says of it. */
export async function loadDocument({ context }: LoaderFunctionArgs, name: DocumentName) {
  const { api, locale } = context.get(sessionContext)
  return { document: documentOf(name, locale), seo: await seoOf(api, name) }
}
