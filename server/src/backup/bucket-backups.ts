import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { Config } from '../config.ts'
import { createBucketClient } from '../images/picture-bucket.ts'
import { MINUTE } from '../lib/clock.ts'
import type { BackupStore } from './backup-store.ts'
import { makePrivateFolder } from './folder-backups.ts'

/** Pictures have no prefix. */
const PREFIX = 'backups/'

/** A backup is much larger than a picture. */
const REQUEST_TIMEOUT_MS = 30 * MINUTE

async function listNames(client: S3Client, bucket: string): Promise<string[]> {
  const names: string[] = []
  let token: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: PREFIX, ContinuationToken: token }),
    )
    names.push(...(page.Contents ?? []).flatMap(({ Key }) => Key?.slice(PREFIX.length) ?? []))
    token = page.NextContinuationToken
  } while (token)
  return names
}

/**
 * Stores backups in the bucket of the pictures, below `backups/`.
 *
 * @param folder for the file of the backup that is being written or read
 */
export function createBucketBackups(settings: NonNullable<Config['s3']>, folder: string): BackupStore {
  const client = createBucketClient(settings, REQUEST_TIMEOUT_MS)
  const objectKey = (name: string) => ({ Bucket: settings.bucket, Key: `${PREFIX}${name}` })
  /** Passes the path of a file that does not exist yet, and deletes the file afterwards. */
  const withTemporaryFile = async <Result>(name: string, work: (path: string) => Promise<Result>): Promise<Result> => {
    await makePrivateFolder(folder)
    const path = join(folder, name)
    await rm(path, { force: true })
    try {
      return await work(path)
    } finally {
      await rm(path, { force: true })
    }
  }
  return {
    list: () => listNames(client, settings.bucket),
    getSize: async (name) => (await client.send(new HeadObjectCommand(objectKey(name)))).ContentLength ?? 0,
    save: (name, write) =>
      withTemporaryFile(name, async (path) => {
        const result = await write(path)
        const { size } = await stat(path)
        await client.send(
          new PutObjectCommand({ ...objectKey(name), Body: createReadStream(path), ContentLength: size }),
        )
        return result
      }),
    withFile: (name, work) =>
      withTemporaryFile(name, async (path) => {
        const { Body } = await client.send(new GetObjectCommand(objectKey(name)))
        if (!(Body instanceof Readable)) throw new Error('The bucket has returned no content.')
        await pipeline(Body, createWriteStream(path, { mode: 0o600 }))
        return work(path)
      }),
    remove: async (name) => {
      await client.send(new DeleteObjectCommand(objectKey(name)))
    },
  }
}
