import { downloadInvoice } from '@wasl/shared/contract/endpoints/invoices.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { proxyDownload } from '../server/proxy-download.server.ts'

/** The invoice as PDF, if the user may read it. */
export const loader = (args: LoaderFunctionArgs) =>
  proxyDownload(args, (api) => api.file(downloadInvoice, { params: { id: args.params.id ?? '' }, skipPageStatus: true }))
