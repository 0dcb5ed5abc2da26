import { downloadPackingSlip } from '@wasl/shared/contract/endpoints/shipments.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { proxyFile } from '../server/proxy-file.server.ts'

/** The packing slip of an order of the store as PDF, for its provider. */
export const loader = (args: LoaderFunctionArgs) =>
  proxyFile(args, (api) => api.file(downloadPackingSlip, { params: { id: args.params.id ?? '' } }))
