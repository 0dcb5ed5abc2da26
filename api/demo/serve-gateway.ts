import accepts from '@fastify/accepts'
import { payLaterMethods } from '@wasl/shared/contract/choices.ts'
import Fastify from 'fastify'
import * as z from 'zod'
import { systemClock } from '../platform/clock.ts'
import { registerErrorHandler } from '../platform/plugins/error-handler.ts'
import { createSandbox, sandboxKeys } from './gateway/sandbox.ts'
import { answerRest, hostedPageRoutes } from './gateway/sandbox-routes.ts'
import { answerPlanRest, planPageRoutes } from './pay-later/routes.ts'
import { createPayLater, payLaterKeys } from './pay-later/sandbox.ts'

// `npm run gateway`: the sandbox of the payment gateway as a server of its own, so that its pages have another origin than the site, as those of the real
// gateway have. The site finds it by MOYASAR_URL (docs/operations.md, Card payments).

const options = z
  .object({
    GATEWAY_HOST: z.string().default('127.0.0.1'),
    GATEWAY_PORT: z.coerce.number().int().default(4400),
    GATEWAY_FOLDER: z.string().default('.data/gateway-server'),
    /** Production takes no key for tests. */
    GATEWAY_KEY: z.string().default(sandboxKeys.secret_key),
    /** Where it sends its events; those of Tabby and Tamara go to the addresses beside it. */
    GATEWAY_WEBHOOK: z.url().default('http://localhost:3000/api/webhooks/moyasar'),
  })
  .parse(process.env)

const origin = `http://${options.GATEWAY_HOST}:${options.GATEWAY_PORT}`
const sandbox = createSandbox(options.GATEWAY_FOLDER, systemClock(), origin)
sandbox.events.connect(async (event) => {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(options.GATEWAY_WEBHOOK, { method: 'POST', headers, body: JSON.stringify(event) })
  return response.status
})

const app = Fastify()
// The language of the pages.
await app.register(accepts)
registerErrorHandler(app)
hostedPageRoutes(app, () => sandbox, {})
app.route({ method: ['GET', 'POST', 'PUT'], url: '/v1/*', handler: answerRest(() => sandbox, '/v1', options.GATEWAY_KEY) })
for (const method of payLaterMethods) {
  const payLater = createPayLater(method, options.GATEWAY_FOLDER, systemClock(), origin)
  payLater.events.connect(async ({ body, headers, query }) => {
    const address = new URL(`${method}${query}`, options.GATEWAY_WEBHOOK)
    const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return (await fetch(address, init)).status
  })
  planPageRoutes(app, method, () => payLater, { options: {}, isOnSite: false })
  app.route({ method: ['GET', 'POST'], url: `/${method}/*`, handler: answerPlanRest(() => payLater, `/${method}`, payLaterKeys[method]) })
}
await app.listen({ host: options.GATEWAY_HOST, port: options.GATEWAY_PORT })
process.stdout.write(`The payment sandbox listens at ${origin}\n`)
process.on('SIGTERM', async () => {
  sandbox.events.stop()
  await app.close()
})
