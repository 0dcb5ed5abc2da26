import type { LoaderFunctionArgs } from 'react-router'
import { handOn } from '../server/forward-headers.server.ts'

/** A private file, with the reader's own right to it. `w` asks for an image of that width. */
export const loader = (args: LoaderFunctionArgs) => {
  const width = new URL(args.request.url).searchParams.get('w')
  return handOn(args, `/files/${encodeURIComponent(args.params.id ?? '')}${width ? `?w=${encodeURIComponent(width)}` : ''}`)
}
