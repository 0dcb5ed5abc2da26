import { downloadTaxDocument } from '@wasl/shared/contract/endpoints/invoices.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { proxyFile } from '../server/proxy-file.server.ts'

/** The tax document as PDF, if the user may read its invoice. */
export const loader = (args: LoaderFunctionArgs) =>
  proxyFile(args, (api) => api.file(downloadTaxDocument, { params: { id: args.params.id ?? '' } }))
