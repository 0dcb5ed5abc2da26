import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PageHandle } from '../page-facts.ts'
import { StaticPageView } from '../sections/StaticPageView.tsx'
import { loadStaticPage } from '../static-page.server.ts'

export const handle: PageHandle = { quiet: true }

export const loader = (args: LoaderFunctionArgs) => loadStaticPage(args, 'terms', 'terms-and-conditions')

export default function Terms() {
  return <StaticPageView {...useLoaderData<typeof loader>()} />
}
