import type { LoaderFunctionArgs } from 'react-router'
import { proxyFile } from '../server/proxy-file.server.ts'

/** The invoice as PDF, if the user may read it. */
export const loader = (args: LoaderFunctionArgs) => proxyFile(args, `/invoices/${encodeURIComponent(args.params.id ?? '')}/pdf`)
