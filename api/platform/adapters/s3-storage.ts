import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
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
  const get: Storage['get'] = async (Key) => {
    const object = await client.send(new GetObjectCommand({ Bucket, Key })).catch(orNull).catch(rejectedKey)
    return object?.Body ? object.Body.transformToByteArray() : null
  }
  return {
    get,
    async put(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType })).catch(rejectedKey)
    },
    async has(Key) {
      const head = client.send(new HeadObjectCommand({ Bucket, Key })).catch(orNull)
      // The answer to HEAD has no body, and therefore no reason.
      const found = await head.catch(() => get(Key))
      return found !== null
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key })).catch(rejectedKey)
    },
  }
}

const orNull = (error: unknown): null => {
  const isMissing = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404
  // A bucket that does not exist is a mistake of the configuration, not a missing object.
  if (isMissing && error.name !== 'NoSuchBucket') return null
  throw error
}

// Not every 403: without the right to list the bucket, a missing object has that status too.
const rejections: ReadonlySet<string> = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'ExpiredToken', 'InvalidToken'])

function rejectedKey(error: unknown): never {
  throw error instanceof S3ServiceException && rejections.has(error.name) ? new CredentialsError(`${error.name}: ${error.message}`) : error
}
