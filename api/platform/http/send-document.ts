import type { FastifyReply } from 'fastify'

/** Answers with a document that the browser shows; no cache keeps it. */
export const sendDocument = (reply: FastifyReply, { name, mime, bytes }: { name: string; mime: string; bytes: Buffer }) =>
  reply.type(mime).header('content-disposition', `inline; filename="${name}"`).header('cache-control', 'private, no-store').send(bytes)
