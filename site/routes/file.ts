import { readFile } from '@wasl/shared/contract/endpoints/files.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { proxyFile } from '../server/proxy-file.server.ts'

/** A private file, if the user may read it. `w` is the requested image width. */
export const loader = (args: LoaderFunctionArgs) => {
  const width = new URL(args.request.url).searchParams.get('w')
  const query = new URLSearchParams(width ? { w: width } : {})
  return proxyFile(args, (api) => api.file(readFile, { params: { id: args.params.id ?? '' }, query }))
}
