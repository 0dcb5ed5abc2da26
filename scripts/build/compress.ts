import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const compressible = /\.(?:js|css|html|json|svg|txt|xml|webmanifest)$/

/** Writes a .br and a .gz file next to each text file in the folder. */
export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(paths.filter((path) => !existsSync(`${path}.br`)).map(compressFile))
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  await Promise.all([
    brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).then((compressed) => writeFile(`${path}.br`, compressed)),
    gzipAsync(bytes, { level: 9 }).then((compressed) => writeFile(`${path}.gz`, compressed)),
  ])
}
