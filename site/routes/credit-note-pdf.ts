import { downloadCreditNote } from '@wasl/shared/contract/endpoints/invoices.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { proxyFile } from '../server/proxy-file.server.ts'

/** The credit note as PDF, if the user may read its invoice. */
export const loader = (args: LoaderFunctionArgs) =>
  proxyFile(args, (api) => api.file(downloadCreditNote, { params: { id: args.params.id ?? '' } }))
