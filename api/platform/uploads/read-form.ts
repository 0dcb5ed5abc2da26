import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../http/errors.ts'

/** A file as it came: its name and type are the sender's word, and nothing more. */
export type RawFile = { name: string; bytes: Buffer; truncated: boolean }
type Form = { fields: Record<string, string>; file: RawFile | null }

// One byte more than the largest upload a setting may allow would never be kept.
const mostBytes = 100 * 1024 * 1024

/** The fields and the one file of a form-data body. A file beyond `maxBytes` is cut off and marked as truncated, never held whole. */
export async function readForm(request: FastifyRequest, maxBytes = mostBytes): Promise<Form> {
  if (!request.isMultipart()) throw new Refusal('invalid', ['Send this as form data', 'أرسل البيانات بصيغة نموذج'], { status: 415 })
  const form: Form = { fields: {}, file: null }
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1, fields: 20 } })) {
      if (part.type === 'file') form.file = await rawFile(part)
      else if (typeof part.value === 'string') form.fields[part.fieldname] = part.value
    }
  } catch (error) {
    // Told once everything has been read: the file stands there, cut off and marked.
    if (!isTooLarge(error) || !form.file) throw error
  }
  return form
}

const isTooLarge = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'

async function rawFile(part: { filename: string; file: NodeJS.ReadableStream & { truncated: boolean } }): Promise<RawFile> {
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(Buffer.from(chunk))
  return { name: part.filename, bytes: Buffer.concat(chunks), truncated: part.file.truncated }
}
