import { downloadDataExport } from '@wasl/shared/contract/endpoints/personal-data.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { proxyFile } from '../server/proxy-file.server.ts'

/** The ZIP of the user's own data. */
export const loader = (args: LoaderFunctionArgs) =>
  proxyFile(args, (api) => api.file(downloadDataExport, { params: { id: args.params.id ?? '' } }))
