import type { LoaderFunctionArgs } from 'react-router'
import { proxyDownload } from '../server/proxy-download.server.ts'

/** The receipt of a transaction as PDF. */
export const loader = (args: LoaderFunctionArgs) => proxyDownload(args, `/finances/${encodeURIComponent(args.params.id ?? '')}/receipt`)
