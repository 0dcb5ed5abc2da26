import { downloadCommissionInvoice } from '@wasl/shared/contract/endpoints/settlements.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { proxyDownload } from '../server/proxy-download.server.ts'

/** The invoice of the commission of a settlement as PDF. */
export const loader = (args: LoaderFunctionArgs) =>
  proxyDownload(args, (api) => api.file(downloadCommissionInvoice, { params: { id: args.params.id ?? '' }, skipPageStatus: true }))
