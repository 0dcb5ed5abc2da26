import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadDocument } from '../document-page.server.ts'
import type { PageHandle } from '../page-facts.ts'
import { DocumentView } from '../sections/DocumentView.tsx'

export const handle: PageHandle = { quiet: true }

export const loader = (args: LoaderFunctionArgs) => loadDocument(args, 'about-site')

export default function AboutSite() {
  return <DocumentView {...useLoaderData<typeof loader>()} />
}
