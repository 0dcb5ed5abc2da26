import { walletPage as shape } from '@wasl/shared/contract/invoices.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../platform/http/request-context.ts'
import { route } from '../platform/http/route.ts'
import { loadWalletPage } from './wallet-page.ts'

/** The wallet of the logged-in client. */
export function walletRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/wallet',
    action: 'wal.read',
    summary: 'Balance and last entries of your own wallet',
    response: shape,
    handler: async ({ ctx }) => loadWalletPage(userCtx(ctx)),
  })
}
