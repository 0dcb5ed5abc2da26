import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

export const issueLiveTicket = endpoint({
  method: 'POST',
  path: '/api/live/ticket',
  action: 'rt.connect',
  summary: 'Issue a ticket for the live connection, valid for one minute',
  response: z.object({ ticket: z.string() }),
})
export const issueAdminLiveTicket = endpoint({
  method: 'POST',
  path: '/api/admin/live/ticket',
  action: 'adm.me',
  summary: 'Issue a ticket for the live connection of a tab, valid for one minute',
  response: z.object({ ticket: z.string() }),
})
