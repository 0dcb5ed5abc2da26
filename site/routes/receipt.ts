import { downloadReceipt } from '@wasl/shared/contract/endpoints/finances.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { proxyDownload } from '../server/proxy-download.server.ts'

/** The receipt of a transaction as PDF. */
export const loader = (args: LoaderFunctionArgs) =>
  proxyDownload(args, (api) => api.file(downloadReceipt, { params: { id: args.params.id ?? '' }, skipPageStatus: true }))
