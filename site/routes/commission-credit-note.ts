import type { LoaderFunctionArgs } from 'react-router'
import { proxyDownload } from '../server/proxy-download.server.ts'

/** The platform's credit note for the returned commission of a settlement as PDF. */
export const loader = (args: LoaderFunctionArgs) =>
  proxyDownload(args, `/settlements/${encodeURIComponent(args.params.id ?? '')}/commission-credit-note`)
