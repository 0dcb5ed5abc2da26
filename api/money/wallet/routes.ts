import { walletPage as shape } from '@wasl/shared/contract/finances.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { loadWalletPage } from './wallet-page.ts'

/** The wallet of the logged-in client, or the account of a provider. */
export function walletRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/wallet',
    action: 'wal.read',
    summary: 'Balance and newest transactions of your own wallet; of a provider also what is held and was paid out',
    response: shape,
    handler: async ({ ctx }) => loadWalletPage(userCtx(ctx)),
  })
}
