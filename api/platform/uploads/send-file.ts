import type { FastifyReply } from 'fastify'
import type { ReadFile } from './read-file.ts'

/** Sends a file so that a browser never runs it as a page: with the detected type, without sniffing and sandboxed. */
export const sendFile = (reply: FastifyReply, { bytes, mime, name, is_public }: ReadFile) =>
  reply
    .header('content-type', mime)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', `${mime.startsWith('image/') ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', is_public ? 'public, max-age=31536000, immutable' : 'private, no-store')
    .send(Buffer.from(bytes))
