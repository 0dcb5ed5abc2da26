import type { LoaderFunctionArgs } from 'react-router'
import { proxyDownload } from '../server/proxy-download.server.ts'

/** The statement of a settlement as PDF. */
export const loader = (args: LoaderFunctionArgs) =>
  proxyDownload(args, `/settlements/${encodeURIComponent(args.params.id ?? '')}/statement`)
