import { countLimit, isBeyondCountLimit } from '@wasl/shared/utils/count-limit.ts'
import type { FastifyReply } from 'fastify'

/** For the summary of a list's route. */
export const totalSummary = `their total in X-Total-Count, counted up to ${countLimit}: with X-Total-Count-More: true there are more rows`

/** Sets the headers with the total of a list. */
export function withTotal(reply: FastifyReply, total: number): FastifyReply {
  if (isBeyondCountLimit(total)) reply.header('x-total-count-more', 'true')
  return reply.header('x-total-count', total)
}
