import sharp from 'sharp'
import { slots } from '../concurrency-limit.ts'
import { notSupported } from './sniff.ts'

const longestSide = 2560
const mostPixels = 50_000_000
// An opened image takes up to 200 MB.
const inSlot = slots(2, 32)

export type CleanImage = { bytes: Buffer; width: number; height: number }

/**
 * The image as WebP, upright, at most 2560 pixels a side, without any of the data that came along (place, camera, owner).
 * Refuses, on `field`, what cannot be read as an image or has too many pixels.
 */
export async function cleanImage(bytes: Uint8Array, field: string): Promise<CleanImage> {
  const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
  const made = await inSlot(() =>
    image.toBuffer({ resolveWithObject: true }).catch(() => {
      throw notSupported(field)
    }),
  )
  return { bytes: made.data, width: made.info.width, height: made.info.height }
}

/** A stored image at this width. */
export const atWidth = (bytes: Uint8Array, width: number): Promise<Buffer> =>
  inSlot(() => sharp(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer())
