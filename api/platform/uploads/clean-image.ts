import sharp, { type Sharp } from 'sharp'
import { concurrencyLimit } from '../http/concurrency-limit.ts'
import { decodeBmp } from './decode-bmp.ts'
import { unsupportedType } from './detect-file-type.ts'

const maxSide = 2560
const maxPixels = 50_000_000
// Decoded in the process itself.
const maxBmpPixels = 16_000_000
// A decoded image takes up to 200 MB of memory.
const limited = concurrencyLimit(2, 32)

export type CleanImage = { bytes: Buffer; width: number; height: number }

/**
 * Re-encodes an image as WebP: upright, at most 2560 pixels a side, without metadata such as location, camera and owner.
 * Throws a validation error on `field` if the image cannot be read or has too many pixels.
 */
export async function cleanImage({ bytes, type }: { bytes: Uint8Array; type: string }, field: string): Promise<CleanImage> {
  const output = await limited(async () => {
    const image = type === 'bmp' ? readBmp(bytes) : sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    if (!image) throw unsupportedType(field)
    return image
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw unsupportedType(field)
      })
  })
  return { bytes: output.data, width: output.info.width, height: output.info.height }
}

function readBmp(bytes: Uint8Array): Sharp | null {
  const pixels = decodeBmp(bytes, maxBmpPixels)
  return pixels && sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 4 } })
}

/** Resizes a stored image to this width. */
export const resizeTo = (bytes: Uint8Array, width: number): Promise<Buffer> =>
  limited(() => sharp(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer())

/** A stored image as PNG of this height, for programs that do not read WebP. */
export const toPng = (bytes: Uint8Array, height: number): Promise<Buffer> =>
  limited(() => sharp(bytes).resize({ height, withoutEnlargement: true }).png().toBuffer())
