import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { notFound } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { isSandbox, type Sandbox } from './sandbox.ts'
import { changeRecords, recordChange } from './sandbox-differences.ts'
import { answerRest, hostedPageRoutes } from './sandbox-routes.ts'

const config = { action: 'ops.dev' } as const
const hidden = { config, schema: { hide: true } }
const idParams = z.object({ id: z.uuid() })
const restPath = '/api/dev/gateway/v1'
const part = z.number().min(0).max(1).optional()
const faults = z.strictObject({
  lost: part,
  duplicated: part,
  late: part,
  reordered: part,
  wrong_amount: part,
  wrong_secret: part,
  unanswered: part,
  slow: part,
  late_ms: z.int().min(0).max(600_000).optional(),
  seed: z.int().optional(),
})

/** The sandbox of the app; undefined with the real gateway and in production. */
function findSandbox({ shared }: FastifyInstance): Sandbox | undefined {
  const { electronic } = shared.adapters.gateways
  return shared.env.WASL_MODE === 'demo' && isSandbox(electronic) ? electronic.sandbox : undefined
}

function sandboxOf(app: FastifyInstance): Sandbox {
  const sandbox = findSandbox(app)
  if (!sandbox) throw notFound()
  return sandbox
}

/** Sends the events of the sandbox to our webhook, as the gateway does. Returns what stops it. */
export function connectGatewaySandbox(app: FastifyInstance): () => void {
  const sandbox = findSandbox(app)
  if (!sandbox) return () => {}
  sandbox.events.connect(async (payload) => (await app.inject({ method: 'POST', url: '/api/webhooks/moyasar', payload })).statusCode)
  return () => sandbox.events.stop()
}

/** The sandbox of the payment gateway: its REST interface, its hosted page and its controls. Only without the real gateway, never in production. */
export function demoGatewayRoutes(app: FastifyInstance): void {
  if (!findSandbox(app)) return
  const sandbox = () => sandboxOf(app)

  hostedPageRoutes(app, sandbox, hidden)
  app.route({
    method: ['GET', 'POST', 'PUT'],
    url: `${restPath}/*`,
    // The key of the sandbox opens it, no session.
    config: { action: 'pay.webhook' },
    schema: { hide: true },
    handler: answerRest(sandbox, restPath),
  })
  app.get(
    '/api/dev/gateway/events',
    { config, schema: { summary: 'The events of the payment sandbox, the newest first', tags: ['dev'] } },
    async () => ({
      key: 'success',
      msg: 'OK',
      data: sandbox()
        .events.list()
        .map(({ body, fault, answers }) => ({ id: body.id, type: body.type, amount: body.data.amount, fault, answers })),
    }),
  )
  app.post(
    '/api/dev/gateway/faults',
    { config, schema: { summary: 'Lose, repeat, delay, reorder or falsify a part of the sandbox’s events', tags: ['dev'] } },
    async ({ body }) => {
      const { late_ms, seed, ...parts } = parse(faults, body)
      const set = Object.fromEntries(Object.entries({ ...parts, late_ms, seed }).filter(([, value]) => value !== undefined))
      const { events } = sandbox()
      events.setFaults(set)
      return { key: 'success', msg: 'OK', data: events.getFaults() }
    },
  )
  app.post(
    '/api/dev/gateway/records',
    { config, schema: { summary: 'Change the records of the payment sandbox, so that they differ from the ledger', tags: ['dev'] } },
    async ({ body }) => {
      const id = await changeRecords(sandbox(), parse(recordChange, body))
      if (id === null) throw notFound()
      return { key: 'success', msg: 'OK', data: { id } }
    },
  )
  app.post(
    '/api/dev/gateway/events/:id',
    { config, schema: { summary: 'Send an event of the sandbox again', tags: ['dev'] } },
    async ({ params }) => {
      if (!sandbox().events.resend(parse(idParams, params).id)) throw notFound()
      return { key: 'success', msg: 'OK' }
    },
  )
}
