import type { FastifyInstance } from 'fastify'
import { connectGatewaySandbox } from '../demo/gateway/routes.ts'
import { connectPayLater } from '../demo/pay-later/routes.ts'
import { connectWhatsApp } from '../demo/whatsapp-events.ts'
import { listGateways } from '../money/gateway/list-gateways.ts'
import { watchCredentials } from '../views/outages/watch-credentials.ts'

/** Gives the adapters of the app what they call: its log, the record of rejected credentials and, in a demo, its webhooks. Returns what disconnects them. */
export function connectAdapters(app: FastifyInstance): () => Promise<void> {
  for (const { gateway } of listGateways(app.shared.adapters)) gateway.logTo(app.log)
  const stopWatch = watchCredentials(app)
  const stopSandboxes = [connectGatewaySandbox(app), connectPayLater(app)]
  connectWhatsApp(app)
  return async () => {
    for (const stop of stopSandboxes) stop()
    await stopWatch()
  }
}
