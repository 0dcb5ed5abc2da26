import * as endpoints from '@wasl/shared/contract/endpoints/wallet.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { loadWalletPage } from './wallet-page.ts'

/** The wallet of the logged-in client, or the account of a provider. */
export function walletRoutes(app: FastifyInstance): void {
  serve(app, endpoints.showWallet, async ({ ctx }) => loadWalletPage(userCtx(ctx)))
}
