import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { files } from '../db/tables/files.ts'
import { notFound } from '../http/errors.ts'
import { mayReadFile } from './can-read-file.ts'
import { atWidth } from './clean-image.ts'

export type ReadFile = { bytes: Uint8Array; mime: string; name: string; is_public: boolean }

// A width between two is served as the next one.
const widths = [64, 128, 256, 384, 640, 960, 1280, 1920] as const

/** The bytes of a file that the reader may see, an image at the width asked for. Anything else answers as if it did not exist. */
export async function readFile(ctx: Ctx, { id, w }: { id: string; w?: number | undefined }): Promise<ReadFile> {
  const [file] = await ctx.db.select().from(files).where(eq(files.id, id))
  if (!file || !(await mayReadFile(ctx, file))) throw notFound()
  const bytes = w && file.kind === 'image' ? await resized(ctx, file, w) : await ctx.adapters.storage.get(file.storage_key)
  if (!bytes) throw notFound()
  return { bytes, mime: file.mime, name: file.name, is_public: file.is_public }
}

async function resized(ctx: Ctx, file: typeof files.$inferSelect, asked: number): Promise<Uint8Array | null> {
  const { storage } = ctx.adapters
  const width = widths.find((one) => one >= asked)
  if (!width || (file.width ?? 0) <= width) return storage.get(file.storage_key)
  const key = resizedKey(file.storage_key, width)
  const kept = await storage.get(key)
  if (kept) return kept
  const original = await storage.get(file.storage_key)
  if (!original) return null
  const made = await atWidth(original, width)
  await storage.put(key, made, file.mime)
  return made
}

const resizedKey = (storage_key: string, width: number): string => `${storage_key}.w${width}.webp`

/** Every key under which bytes of this file may be kept. */
export const keysOf = (storage_key: string): string[] => [storage_key, ...widths.map((width) => resizedKey(storage_key, width))]
