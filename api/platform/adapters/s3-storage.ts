import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import type { Storage } from './adapters.ts'
import { CredentialsError } from './credentials.ts'

export type S3Options = { endpoint?: string; region: string; bucket: string; access_key: string; secret_key: string }

/** Stores files in an S3-compatible bucket; with a custom `endpoint` the bucket is part of the path. */
export function s3Storage(options: S3Options): Storage {
  const { bucket: Bucket } = options
  const client = new S3Client({
    region: options.region,
    credentials: { accessKeyId: options.access_key, secretAccessKey: options.secret_key },
    ...(options.endpoint ? { endpoint: options.endpoint, forcePathStyle: true } : {}),
  })
  return {
    async put(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType })).catch(rejectedKey)
    },
    async get(Key) {
      const object = await client.send(new GetObjectCommand({ Bucket, Key })).catch(orNull).catch(rejectedKey)
      return object?.Body ? object.Body.transformToByteArray() : null
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key })).catch(rejectedKey)
    },
  }
}

const orNull = (error: unknown): null => {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
  throw error
}

// Not every 403: without the right to list the bucket, a missing object has that status too.
const rejections: ReadonlySet<string> = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'ExpiredToken', 'InvalidToken'])

function rejectedKey(error: unknown): never {
  throw error instanceof S3ServiceException && rejections.has(error.name) ? new CredentialsError(`${error.name}: ${error.message}`) : error
}
