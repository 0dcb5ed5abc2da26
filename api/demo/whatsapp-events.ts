import type { FastifyInstance } from 'fastify'

/** Lets the stand-in of WhatsApp call our webhook, as the service does. Only without the real service, never in production. */
export function connectWhatsApp(app: FastifyInstance): void {
  const { whatsapp } = app.shared.adapters
  if (app.shared.env.WASL_MODE !== 'demo' || !whatsapp || !('connect' in whatsapp)) return
  whatsapp.connect((payload, signature) =>
    app.inject({
      method: 'POST',
      url: '/api/webhooks/whatsapp',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
      payload,
    }),
  )
}
