import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadDocument } from '../document-page.server.ts'
import type { PageHandle } from '../page-facts.ts'
import { DocumentView } from '../sections/DocumentView.tsx'

export const handle: PageHandle = { quiet: true }

export const loader = (args: LoaderFunctionArgs) => loadDocument(args, 'privacy-policy')

export default function PrivacyPolicy() {
  return <DocumentView {...useLoaderData<typeof loader>()} />
}
