import { walletPage as shape } from '@wasl/shared/contract/invoices.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/context-of.ts'
import { route } from '../../platform/http/route.ts'
import { walletPage } from './wallet-page.ts'

/** The wallet as its owner sees it. */
export function walletRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/wallet',
    action: 'wal.read',
    summary: 'Balance and last entries of the own wallet',
    answer: shape,
    handler: async ({ ctx }) => walletPage(userCtx(ctx)),
  })
}
