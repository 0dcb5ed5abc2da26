import type { LoaderFunctionArgs } from 'react-router'
import { handOn } from '../server/forward-headers.server.ts'

/** The invoice on paper, with the reader's own right to it. */
export const loader = (args: LoaderFunctionArgs) => handOn(args, `/invoices/${encodeURIComponent(args.params.id ?? '')}/pdf`)
