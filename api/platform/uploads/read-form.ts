import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { RequestError, tooLarge, unreadable } from '../http/errors.ts'

/** A file as it was sent; its name is not verified. */
export type RawFile = { name: string; bytes: Buffer; truncated: boolean }
type Form = { fields: Record<string, string>; file: RawFile | null }

// The largest upload that the settings can allow.
const defaultMaxBytes = 100 * 1024 * 1024

/** Reads the fields and the one file of a form-data body. A file beyond `maxBytes` is truncated and marked as such. */
export async function readForm(request: FastifyRequest, maxBytes = defaultMaxBytes): Promise<Form> {
  if (!request.isMultipart())
    throw new RequestError('invalid', { en: 'Send this as form data', ar: 'أرسل البيانات بصيغة نموذج' }, { status: 415 })
  const form: Form = { fields: {}, file: null }
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1, fields: 20 } })) {
      if (part.type === 'file') form.file = await rawFile(part)
      else if (typeof part.value === 'string') form.fields[part.fieldname] = part.value
    }
  } catch (error) {
    // Thrown after everything was read; the file is already marked as truncated.
    if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE' && form.file) return form
    throw tooManyParts.has(codeOf(error)) ? tooLarge() : unreadable()
  }
  return form
}

const tooManyParts: ReadonlySet<unknown> = new Set(['FST_REQ_FILE_TOO_LARGE', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT'])
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

async function rawFile(part: { filename: string; file: NodeJS.ReadableStream & { truncated: boolean } }): Promise<RawFile> {
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(Buffer.from(chunk))
  return { name: part.filename, bytes: Buffer.concat(chunks), truncated: part.file.truncated }
}
