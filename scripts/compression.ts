import { constants } from 'node:zlib'
import type { Plugin } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

/** Smaller files fit into one network packet anyway. In bytes. */
const MIN_SIZE = 1001

/** Writes `file.br` and `file.gz` next to every text file of a build, at the best quality, so that the server never compresses them. */
export const compressBuild = (): Plugin =>
  compression({
    include: /\.(html|js|css|svg|json|txt|xml|webmanifest)$/,
    threshold: MIN_SIZE,
    algorithms: [
      defineAlgorithm('brotliCompress', {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      }),
      defineAlgorithm('gzip', { level: constants.Z_BEST_COMPRESSION }),
    ],
    logLevel: 'silent',
  })
