import type { LoaderFunctionArgs } from 'react-router'
import { proxyFile } from '../server/proxy-file.server.ts'

/** A private file, if the user may read it. `w` is the requested image width. */
export const loader = (args: LoaderFunctionArgs) => {
  const width = new URL(args.request.url).searchParams.get('w')
  return proxyFile(args, `/files/${encodeURIComponent(args.params.id ?? '')}${width ? `?w=${encodeURIComponent(width)}` : ''}`)
}
