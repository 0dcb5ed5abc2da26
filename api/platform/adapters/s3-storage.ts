import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import type { Storage } from './adapters.ts'

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
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }))
    },
    async get(Key) {
      const object = await client.send(new GetObjectCommand({ Bucket, Key })).catch(orNull)
      return object?.Body ? object.Body.transformToByteArray() : null
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
  }
}

const orNull = (error: unknown): null => {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
  throw error
}
