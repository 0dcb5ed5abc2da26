import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { StaticPageView } from '../content/StaticPageView.tsx'
import { loadStaticPage } from '../content/static-page.server.ts'
import type { PageHandle } from '../ui/root-data.ts'

export const handle: PageHandle = { noScriptForGuests: true }

export const loader = (args: LoaderFunctionArgs) => loadStaticPage(args, 'about-us')

export default function AboutUs() {
  return <StaticPageView {...useLoaderData<typeof loader>()} />
}
