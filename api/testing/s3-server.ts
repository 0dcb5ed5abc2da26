import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'

/** `requests`: what arrived, such as `PUT ab/one.webp`. `beforeAnswer` delays an answer, `isDown` refuses all. */
export type S3Server = {
  url: string
  /** The bucket and the key pair that it accepts. They can be changed. */
  accepted: { bucket: string; access_key: string; secret_key: string }
  objects: Map<string, { bytes: Buffer; mime: string }>
  requests: string[]
  beforeAnswer: (request: string) => Promise<void>
  isDown: boolean
  stop: () => Promise<void>
}
type Answer = { status: number; body?: Buffer | string; headers?: Readonly<Record<string, string>> }

/** Takes the place of S3 with one bucket, addressed by path. It checks the signature and the checksums of every request, and answers with the errors of S3. */
export async function startS3(accepted: S3Server['accepted']): Promise<S3Server> {
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const { status, body = '', headers = {} } = await answer(request, Buffer.concat(chunks))
    reply.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  })
  const s3: S3Server = {
    url: '',
    accepted,
    objects: new Map(),
    requests: [],
    beforeAnswer: async () => {},
    isDown: false,
    stop: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  }

  async function answer(request: IncomingMessage, body: Buffer): Promise<Answer> {
    const { pathname } = new URL(request.url ?? '/', 'http://s3')
    const [, bucket = '', encodedKey = ''] = /^\/([^/]+)\/(.*)$/.exec(pathname) ?? []
    const key = decodeURIComponent(encodedKey)
    s3.requests.push(`${request.method} ${key}`)
    await s3.beforeAnswer(`${request.method} ${key}`)
    if (s3.isDown) return failure(503, 'SlowDown')
    const denied = denialOf(request, body, s3.accepted)
    if (denied) return failure(403, denied)
    if (bucket !== s3.accepted.bucket) return failure(404, 'NoSuchBucket')
    if (request.method === 'PUT') {
      const damaged = damageOf(request, body)
      if (damaged) return failure(400, damaged)
      s3.objects.set(key, { bytes: body, mime: request.headers['content-type'] ?? '' })
      return { status: 200 }
    }
    const object = s3.objects.get(key)
    if (request.method === 'DELETE') {
      s3.objects.delete(key)
      return { status: 204 }
    }
    if (!object) return failure(404, 'NoSuchKey')
    return { status: 200, body: object.bytes, headers: { 'content-type': object.mime, 'content-length': String(object.bytes.length) } }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Safe: it listens on a port, not on a pipe.
  s3.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return s3
}

const failure = (status: number, code: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code} by the stand-in</Message></Error>`,
})

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()

/** Why a request is not signed with the accepted key pair (AWS Signature Version 4); null if it is. */
function denialOf(request: IncomingMessage, body: Buffer, { access_key, secret_key }: S3Server['accepted']): string | null {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/
  const [, id, day = '', region = '', signedHeaders = '', signature] = pattern.exec(request.headers.authorization ?? '') ?? []
  if (!id) return 'AccessDenied'
  if (id !== access_key) return 'InvalidAccessKeyId'
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
  const query = [...searchParams].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).sort()
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const payload = String(request.headers['x-amz-content-sha256'])
  const canonical = [request.method, pathname, query.join('&'), headers.join(''), signedHeaders, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce((previous: Buffer | string, part) => hmac(previous, part), `AWS4${secret_key}`)
  if (hmac(key, text).toString('hex') !== signature) return 'SignatureDoesNotMatch'
  return payload === 'UNSIGNED-PAYLOAD' || payload === sha256(body) ? null : 'XAmzContentSHA256Mismatch'
}

/** The error for bytes that are not those that were sent; null if they are. */
function damageOf({ headers }: IncomingMessage, body: Buffer): string | null {
  if (headers['content-length'] !== String(body.length)) return 'IncompleteBody'
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return headers['x-amz-checksum-crc32'] === checksum.toString('base64') ? null : 'BadDigest'
}
