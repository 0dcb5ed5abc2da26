import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { StaticPageView } from '../content/StaticPageView.tsx'
import { loadStaticPage } from '../content/static-page.server.ts'
import type { PageHandle } from '../ui/root-data.ts'

export const handle: PageHandle = { noScriptForGuests: true }

export const loader = (args: LoaderFunctionArgs) => loadStaticPage(args, 'about-site')

export default function AboutSite() {
  return <StaticPageView {...useLoaderData<typeof loader>()} />
}
