import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { StaticPageView } from '../content/StaticPageView.tsx'
import { loadStaticPage } from '../server/static-page.server.ts'
import type { PageHandle } from '../ui/page-info.ts'

export const handle: PageHandle = { quiet: true }

export const loader = (args: LoaderFunctionArgs) => loadStaticPage(args, 'about-us')

export default function AboutUs() {
  return <StaticPageView {...useLoaderData<typeof loader>()} />
}
