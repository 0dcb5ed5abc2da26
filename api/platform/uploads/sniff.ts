import { fileTypeFromBuffer } from 'file-type'
import { invalid, type Refusal } from '../http/errors.ts'
import type { RawFile } from './read-form.ts'

/** The extensions under which each type goes. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
  gif: ['gif'],
  webp: ['webp'],
  pdf: ['pdf'],
}

/**
 * The type that the bytes show, one of `allowed`. Refuses, on `field`, what is none of these or what goes under the name of something else;
 * text formats such as SVG and HTML show no type, so they are refused as well.
 */
export async function sniff(file: RawFile, allowed: readonly string[], field: string): Promise<{ type: string; mime: string }> {
  const found = await fileTypeFromBuffer(file.bytes)
  if (!found || !allowed.includes(found.ext)) throw notSupported(field)
  const named = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!extensions[found.ext]?.includes(named))
    throw invalid(field, ['The content of the file does not match its name', 'محتوى الملف لا يطابق امتداده'])
  return { type: found.ext, mime: found.mime }
}

export const notSupported = (field: string): Refusal => invalid(field, ['This kind of file is not supported', 'نوع الملف غير مدعوم'])
