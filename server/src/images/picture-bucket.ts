import type { Readable } from 'node:stream'
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
import type { PictureStorage } from './picture-folder.ts'

type BucketSettings = NonNullable<Config['s3']>

function clientOf({ endpoint, region, accessKeyId, secretAccessKey }: BucketSettings): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // The bucket in the path, not in the host's name: that every server understands, also one on an address without a name.
    forcePathStyle: true,
    // Checksums that only newer servers know are left out.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 15_000 },
  })
}

/** The answer; undefined where the server says that there is no such object. */
async function unlessMissing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
    throw error
  }
}

/** Keeps pictures in a bucket of S3, or of another object storage that speaks the same: all processes share it. */
export function pictureBucket(settings: BucketSettings): PictureStorage {
  const client = clientOf(settings)
  const at = (name: string) => ({ Bucket: settings.bucket, Key: name })
  return {
    has: async (name) => (await unlessMissing(client.send(new HeadObjectCommand(at(name))))) !== undefined,
    read: async (name) => {
      const { Body } = await client.send(new GetObjectCommand(at(name)))
      if (!Body) throw new Error('An object has a body.')
      return Body.transformToByteArray()
    },
    // An object appears when it is complete.
    write: async (name, bytes) => {
      await client.send(new PutObjectCommand({ ...at(name), Body: bytes, ContentType: 'image/webp' }))
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand(at(name)))
    },
    open: async (name) => {
      const found = await unlessMissing(client.send(new GetObjectCommand(at(name))))
      return found ? (found.Body as Readable) : null // in Node the body is one
    },
  }
}

/** Whether the settings lead to a bucket. @throws the error of the connection or the server */
export async function checkBucket(settings: BucketSettings): Promise<void> {
  const client = clientOf(settings)
  try {
    await client.send(new HeadBucketCommand({ Bucket: settings.bucket }))
  } finally {
    client.destroy()
  }
}
