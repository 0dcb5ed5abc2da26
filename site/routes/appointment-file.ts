import { downloadAppointment } from '@wasl/shared/contract/endpoints/calendar.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { proxyFile } from '../server/proxy-file.server.ts'

/** The agreed time of an order for the calendar of a phone, for its parties. */
export const loader = (args: LoaderFunctionArgs) =>
  proxyFile(args, (api) => api.file(downloadAppointment, { params: { id: args.params.id ?? '' } }))
