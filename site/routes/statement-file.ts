import { downloadStatementCsv, downloadStatementPdf } from '@wasl/shared/contract/endpoints/finances.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { proxyDownload } from '../server/proxy-download.server.ts'

/** The user's statement of a month as PDF or CSV, in the language of the address. */
export function loader(args: LoaderFunctionArgs) {
  const { format } = args.params
  if (format !== 'pdf' && format !== 'csv') throw data(null, { status: 404 })
  const month = new URL(args.request.url).searchParams.get('month') ?? ''
  const endpoint = format === 'pdf' ? downloadStatementPdf : downloadStatementCsv
  return proxyDownload(args, (api) => api.file(endpoint, { query: new URLSearchParams({ month }), skipPageStatus: true }))
}
