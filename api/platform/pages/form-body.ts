import type { FastifyRequest } from 'fastify'
import { busy, tooLarge, unreadable, wrongContentType } from '../http/errors.ts'

const mebibyte = 1024 * 1024
const maxFormBytes = mebibyte
const maxUploadBytes = 60 * mebibyte
/** All bodies that are in memory at the same time. */
const maxBufferedBytes = 256 * mebibyte
const maxFields = 5000

/**
 * Reads form bodies of pages while counting: at most 1 MiB of fields or 60 MiB with files, 5,000 fields, and 256 MiB for all requests
 * together. Anything else is 413, 415, 422 or 503 before it is parsed, because parsing blocks the process.
 */
export function createFormReader() {
  let bufferedBytes = 0

  return async function withFormBody<T>(request: FastifyRequest, use: (body: Buffer | null) => Promise<T>): Promise<T> {
    if (request.method === 'GET' || request.method === 'HEAD') return use(null)
    const type = request.headers['content-type'] ?? ''
    const isUpload = /^multipart\/form-data\s*;/i.test(type)
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(type)
    const maxBytes = isUpload ? maxUploadBytes : maxFormBytes
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
    const chunks: Buffer[] = []
    let ownBytes = 0
    try {
      for await (const chunk of bytesOf(request)) {
        if (!isUpload && !isForm) throw wrongContentType()
        ownBytes += chunk.length
        bufferedBytes += chunk.length
        if (ownBytes > maxBytes) throw tooLarge()
        if (bufferedBytes > maxBufferedBytes) throw busy()
        chunks.push(chunk)
      }
      const body = Buffer.concat(chunks)
      if (countFields(body, isUpload ? `--${boundaryOf(type)}` : '&') > maxFields) throw tooLarge()
      if (isUpload) await assertReadable(body, type)
      return await use(body.length > 0 ? body : null)
    } finally {
      bufferedBytes -= ownBytes
    }
  }
}

async function* bytesOf({ raw }: FastifyRequest): AsyncGenerator<Buffer> {
  try {
    // The connection stays open for the error response.
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) yield Buffer.from(chunk)
  } catch {
    throw unreadable()
  }
}

const boundaryOf = (type: string): string => /boundary="?([^";]+)/i.exec(type)?.[1] ?? ''

function countFields(body: Buffer, separator: string): number {
  let count = 1
  for (let at = body.indexOf(separator); at >= 0 && count <= maxFields; at = body.indexOf(separator, at + separator.length)) count += 1
  return count
}

async function assertReadable(body: Buffer, type: string): Promise<void> {
  const response = new Response(new Uint8Array(body), { headers: { 'content-type': type } })
  await response.formData().catch(() => {
    throw unreadable()
  })
}
