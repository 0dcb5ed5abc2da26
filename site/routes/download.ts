import type { LoaderFunctionArgs } from 'react-router'
import { proxyDownload } from '../server/proxy-download.server.ts'

/** A PDF about money whose address here is its address at the API. */
export const loader = (args: LoaderFunctionArgs) => proxyDownload(args, new URL(args.request.url).pathname)
