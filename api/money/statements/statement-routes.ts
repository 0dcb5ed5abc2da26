import { statementPage, statementQuery } from '@wasl/shared/contract/finances.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { loadLetterhead } from '../../backoffice/settings/letterhead.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { plainRoute, route } from '../../platform/http/route.ts'
import { assertPrintable, maxPdfRows } from '../../platform/pdf/max-pdf-rows.ts'
import { loadOwnerName } from '../transactions/receipt.ts'
import { loadStatement } from './statement.ts'
import { statementCsv, statementPdf } from './statement-files.ts'

/** The monthly statement of a client or of the owner of a provider: as JSON, PDF and CSV. */
export function statementRoutes(app: FastifyInstance): void {
  const common = { method: 'GET', action: 'fin.list', query: statementQuery } as const
  route(app, {
    ...common,
    url: '/api/finances/statement',
    summary: 'Your own account of one month',
    response: statementPage,
    handler: async ({ ctx, query }) => loadStatement(userCtx(ctx), query),
  })
  plainRoute(app, {
    ...common,
    url: '/api/finances/statement/pdf',
    summary: `Your own account of one month as PDF; 422 for more than ${maxPdfRows} entries`,
    handler: async ({ ctx, query, reply }) => {
      const user = userCtx(ctx)
      const statement = await loadStatement(user, query)
      assertPrintable(statement.entries.length + statement.outside.length, 'CSV')
      const pdf = await statementPdf(statement, await loadOwnerName(user), await loadLetterhead(ctx))
      return named(reply.type('application/pdf'), statement.month, 'pdf').send(pdf)
    },
  })
  plainRoute(app, {
    ...common,
    url: '/api/finances/statement/csv',
    summary: 'Your own account of one month as CSV',
    handler: async ({ ctx, query, reply }) => {
      const statement = await loadStatement(userCtx(ctx), query)
      return named(reply.type('text/csv; charset=utf-8'), statement.month, 'csv').send(statementCsv(statement, ctx.locale))
    },
  })
}

const named = (reply: FastifyReply, month: string, ending: string): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="wasl-statement-${month}.${ending}"`)
    .header('cache-control', 'private, no-store')
