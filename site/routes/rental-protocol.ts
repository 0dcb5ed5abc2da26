import { downloadRentalProtocol } from '@wasl/shared/contract/endpoints/rentals.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { proxyFile } from '../server/proxy-file.server.ts'

/** The hand-overs of a rented car as PDF, for both parties. */
export const loader = (args: LoaderFunctionArgs) =>
  proxyFile(args, (api) => api.file(downloadRentalProtocol, { params: { id: args.params.id ?? '' } }))
