import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadDocument } from '../document-page.server.ts'
import type { PageHandle } from '../page-facts.ts'
import { DocumentView } from '../sections/DocumentView.tsx'

export const handle: PageHandle = { quiet: true }

export const loader = (args: LoaderFunctionArgs) => loadDocument(args, 'terms-and-conditions')

export default function Terms() {
  return <DocumentView {...useLoaderData<typeof loader>()} />
}
