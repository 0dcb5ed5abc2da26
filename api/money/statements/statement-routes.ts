import * as endpoints from '@wasl/shared/contract/endpoints/finances.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { assertPrintable } from '../../platform/pdf/max-pdf-rows.ts'
import { loadLetterhead } from '../../settings/letterhead.ts'
import { loadOwnerName } from '../transactions/receipt.ts'
import { loadStatement } from './statement.ts'
import { statementCsv, statementPdf } from './statement-files.ts'

/** The monthly statement of a client or of the owner of a provider: as JSON, PDF and CSV. */
export function statementRoutes(app: FastifyInstance): void {
  serve(app, endpoints.showStatement, async ({ ctx, query }) => loadStatement(userCtx(ctx), query))
  serve(app, endpoints.downloadStatementPdf, async ({ ctx, query, reply }) => {
    const user = userCtx(ctx)
    const statement = await loadStatement(user, query)
    assertPrintable(statement.entries.length + statement.outside.length + statement.documents.length, 'CSV')
    const pdf = await statementPdf(statement, await loadOwnerName(user), await loadLetterhead(ctx))
    return named(reply.type('application/pdf'), statement.month, 'pdf').send(pdf)
  })
  serve(app, endpoints.downloadStatementCsv, async ({ ctx, query, reply }) => {
    const statement = await loadStatement(userCtx(ctx), query)
    return named(reply.type('text/csv; charset=utf-8'), statement.month, 'csv').send(statementCsv(statement, ctx.locale))
  })
}

const named = (reply: FastifyReply, month: string, ending: string): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="wasl-statement-${month}.${ending}"`)
    .header('cache-control', 'private, no-store')
