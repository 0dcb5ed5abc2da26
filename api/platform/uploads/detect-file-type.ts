import { fileTypeFromBuffer } from 'file-type'
import { invalid, type RequestError } from '../http/errors.ts'
import type { RawFile } from './read-form.ts'

/** The file name extensions of each type. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
  gif: ['gif'],
  webp: ['webp'],
  bmp: ['bmp'],
  svg: ['svg'],
  pdf: ['pdf'],
}

/**
 * Detects the type from the bytes. Throws a validation error on `field` if it is not in `allowed` or does not match the file name. Of the text
 * formats only SVG is detected.
 */
export async function detectFileType(file: RawFile, allowed: readonly string[], field: string): Promise<{ type: string; mime: string }> {
  const detected = isSvg(file.bytes) ? { ext: 'svg', mime: 'image/svg+xml' } : await fileTypeFromBuffer(file.bytes)
  if (!detected || !allowed.includes(detected.ext)) throw unsupportedType(field)
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!extensions[detected.ext]?.includes(extension))
    throw invalid(field, { en: 'The content of the file does not match its name', ar: 'محتوى الملف لا يطابق امتداده' })
  return { type: detected.ext, mime: detected.mime }
}

const beforeSvg = /^\uFEFF?(?:\s+|<\?xml[^>]*\?>|<!--[\s\S]{0,5000}?-->|<!DOCTYPE svg[^>[]*>)*<svg[\s>]/

/** Whether the bytes are a drawing that declares no entities of its own: these may expand to any size. */
function isSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes)
  return beforeSvg.test(text) && !text.includes('<!ENTITY')
}

export const unsupportedType = (field: string): RequestError =>
  invalid(field, { en: 'This file type is not supported', ar: 'نوع الملف غير مدعوم' })
