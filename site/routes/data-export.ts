import type { LoaderFunctionArgs } from 'react-router'
import { proxyFile } from '../server/proxy-file.server.ts'

/** The ZIP of the user's own data. */
export const loader = (args: LoaderFunctionArgs) => proxyFile(args, `/user/exports/${encodeURIComponent(args.params.id ?? '')}/file`)
