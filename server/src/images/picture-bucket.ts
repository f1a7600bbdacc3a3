import { extname } from 'node:path'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Config } from '../config.ts'
import type { PictureStorage } from './picture-storage.ts'

type BucketSettings = NonNullable<Config['s3']>

/** @param requestTimeoutMs how long the storage may take to respond */
export function createBucketClient(
  { endpoint, region, accessKeyId, secretAccessKey }: BucketSettings,
  requestTimeoutMs = 15_000,
): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // The bucket is part of the path and not of the host name, which also works for servers without a DNS name.
    forcePathStyle: true,
    // Not every S3-compatible server supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: requestTimeoutMs },
  })
}

/** Resolves with `undefined` if the storage reports that the object does not exist. */
async function unlessNotFound<Output>(output: Promise<Output>): Promise<Output | undefined> {
  try {
    return await output
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
    throw error
  }
}

/** Stores pictures in a bucket of S3 or of a compatible object storage, which all server processes share. */
export function createBucketStorage(settings: BucketSettings): PictureStorage {
  const client = createBucketClient(settings)
  const objectKey = (name: string) => ({ Bucket: settings.bucket, Key: name })
  return {
    has: async (name) => (await unlessNotFound(client.send(new HeadObjectCommand(objectKey(name))))) !== undefined,
    read: async (name) => {
      const object = await unlessNotFound(client.send(new GetObjectCommand(objectKey(name))))
      return (await object?.Body?.transformToByteArray()) ?? null
    },
    // Atomic: S3 shows an object only when its upload is complete.
    write: async (name, bytes) => {
      await client.send(
        new PutObjectCommand({ ...objectKey(name), Body: bytes, ContentType: `image/${extname(name).slice(1)}` }),
      )
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand(objectKey(name)))
    },
  }
}

/** Checks that the settings lead to a bucket. @throws the error of the connection or of the server */
export async function checkBucket(settings: BucketSettings): Promise<void> {
  const client = createBucketClient(settings)
  try {
    await client.send(new HeadBucketCommand({ Bucket: settings.bucket }))
  } finally {
    client.destroy()
  }
}
