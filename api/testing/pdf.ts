import jsqr from 'jsqr'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { compileSvg } from '../platform/pdf/compile-template.ts'

/** The text of a PDF that can be copied, and its number of pages. */
export async function readPdfText(pdf: Uint8Array): Promise<{ totalPages: number; text: string }> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { totalPages, text } = await extractText(document, { mergePages: true })
  return { totalPages, text }
}

/** How many pixels a millimeter of the rendered page has. */
export const pixelsPerMm = 6

/** The QR code on the rendered A4 page, as a reader other than the one that drew it sees it. */
export async function decodePageQr(template: string, templateData: unknown) {
  const { data, info } = await sharp(Buffer.from(compileSvg(template, JSON.stringify(templateData))), { density: 72 })
    .resize({ width: 210 * pixelsPerMm })
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)
}
