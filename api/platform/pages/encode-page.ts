import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const encodings = ['br', 'gzip'] as const
export type PageEncoding = (typeof encodings)[number]

/** The encoding to send a page in, or undefined if the client accepts none of ours. */
export function pageEncoding(request: FastifyRequest): PageEncoding | undefined {
  const accepted = new Set([request.encodings()].flat())
  return encodings.find((name) => accepted.has(name))
}

/**
 * Encodes a page in one piece, at the levels beyond which time grows faster than size shrinks: for a home page of 120 KB, Brotli 5 takes 1 ms for
 * 15.2 KB and Brotli 9 takes 13 ms for 14.4 KB.
 */
export function encodePage(page: Buffer, encoding: PageEncoding): Promise<Buffer> {
  const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: page.length }
  return encoding === 'br' ? brotliAsync(page, { params: brotliParams }) : gzipAsync(page, { level: 6 })
}

/** Sends a page that only this response has. One piece costs less than the stream that compresses other responses. */
export async function sendEncoded(request: FastifyRequest, reply: FastifyReply, page: Buffer): Promise<void> {
  const encoding = page.length > 1024 && request.method !== 'HEAD' ? pageEncoding(request) : undefined
  const vary = reply.getHeader('vary')
  if (!/accept-encoding/i.test(String(vary ?? ''))) reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
  if (encoding) reply.header('content-encoding', encoding)
  reply.send(encoding ? await encodePage(page, encoding) : page)
}
